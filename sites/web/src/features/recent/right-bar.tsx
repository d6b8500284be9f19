import { ServiceBlock } from '../customer-service/index.ts';
import { Bar } from './recent.styles.ts';
import { RecentPanel } from './recent-panel.tsx';

/** The right bar of spec §2: the ways to customer service, Facebook and Telegram, and the games that the member opened last. */
export function RightBar() {
  return (
    <Bar>
      <ServiceBlock />
      <RecentPanel />
    </Bar>
  );
}
