import { type Mode, modes } from '@livery/theme';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { Card } from '@livery/ui/card';
import { HeroStage } from '@livery/ui/hero-stage';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Link } from '@livery/ui/link';
import { TextField } from '@livery/ui/text-field';
import { ThemeScope } from '@livery/ui/theme-scope';
import { themeOf } from '../brands.ts';
import { merchants } from '../merchants.ts';
import { Brand, Row, SideBySide } from './theme-pages.styles.ts';

/** Every brand on the same parts: what tells them apart should be more than a colour. */
export function BrandsSideBySide({ mode }: { mode: Mode }) {
  const { base, contrast } = modes[mode];
  return (
    <SideBySide aria-label="Brands">
      {Object.entries(merchants).map(([folder, { name, theme }]) => (
        <ThemeScope key={folder} theme={themeOf(theme)} mode={base} contrast={contrast} lang="en">
          <Brand>
            <HeroStage title={name} lead="Sixty tables, clear rules, and a plain way out." />
            <Row>
              <Button variant="primary">Play</Button>
              <Button variant="accent">Deposit</Button>
              <Button>Later</Button>
            </Row>
            <Card>
              <h2>Rules of the house</h2>
              <p>
                Read them <Link href="#rules">before you play</Link>.
              </p>
            </Card>
            <TextField label="Username" defaultValue="mira2026" />
            <TextField label="Nickname" defaultValue="m" error="This name is too short." />
            <InlineAlert tone="success">Your deposit has arrived.</InlineAlert>
            <InlineAlert tone="warning">A limit is near.</InlineAlert>
            <InlineAlert tone="danger">The card was refused.</InlineAlert>
            <InlineAlert tone="info">Draws end at eight.</InlineAlert>
            <Row>
              <Badge>New</Badge>
              <Badge tone="accent">Hot</Badge>
            </Row>
          </Brand>
        </ThemeScope>
      ))}
    </SideBySide>
  );
}
