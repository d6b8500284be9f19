import { Badge } from '../badge/index.ts';
import type { Category } from '../category-bar/index.ts';
import { CountBadge } from '../count-badge/index.ts';
import type { SideMenuItem } from '../side-menu/index.ts';
import { VendorIcon } from '../vendor-icon/index.ts';
import { iconOf } from './pictures.ts';

const vendors = [
  'Blue Kiln',
  'Harbour Nine',
  'Northlight',
  'Salon Vert',
  'Tidewater',
  'Low Pine',
  'Old Ferry',
];

const menuOf = (label: string, count: number) => ({
  label,
  emptyLabel: 'No vendor is open now.',
  items: vendors.slice(0, count).map((name) => ({
    id: name,
    content: <VendorIcon name={name} src={iconOf(name)} href={`#${name}`} />,
  })),
});

/** The categories of a lobby, with as many vendors as make a difference. */
export const categories: readonly Category[] = [
  { id: 'home', label: 'Home', href: '#home', icon: 'home' },
  {
    id: 'rng',
    label: 'Slots',
    href: '#rng',
    badge: <Badge tone="accent">HOT</Badge>,
    menu: menuOf('Vendors of slots', 7),
  },
  { id: 'live', label: 'Live', href: '#live', menu: menuOf('Vendors of live games', 3) },
  { id: 'fish', label: 'Fishing', href: '#fish', menu: menuOf('Vendors of fishing games', 5) },
  { id: 'lottery', label: 'Lottery', href: '#lottery' },
  { id: 'sports', label: 'Sports', href: '#sports', menu: menuOf('Vendors of sports', 0) },
  { id: 'promotions', label: 'Promotions', href: '#promotions', icon: 'gift' },
];

/** A centre's menu: entries, and two groups of them. */
export const centreMenu: readonly SideMenuItem[] = [
  { id: 'account', label: 'My account', href: '#account', icon: 'me' },
  {
    id: 'money',
    label: 'Money',
    icon: 'wallet',
    items: [
      { id: 'wallet', label: 'My wallet', href: '#wallet' },
      { id: 'deposit', label: 'Deposit', href: '#deposit' },
      { id: 'withdraw', label: 'Withdraw', href: '#withdraw' },
    ],
  },
  {
    id: 'records',
    label: 'Records',
    icon: 'clock',
    items: [
      { id: 'bets', label: 'Betting record', href: '#bets' },
      { id: 'accounts', label: 'Account record', href: '#accounts' },
    ],
  },
  {
    id: 'rewards',
    label: 'Reward centre',
    href: '#rewards',
    icon: 'gift',
    end: <CountBadge count={2} label="2 rewards wait" tone="alert" />,
  },
  {
    id: 'messages',
    label: 'Platform information',
    href: '#messages',
    icon: 'mail',
    end: <CountBadge count={120} label="120 new messages" tone="alert" />,
  },
];
