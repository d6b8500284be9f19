import liveryPlay from '../../../themes/livery-play/brand.json?raw';
import mayura from '../../../themes/mayura/brand.json?raw';
import senVang from '../../../themes/sen-vang/brand.json?raw';
import shapla from '../../../themes/shapla/brand.json?raw';
import { type Brand, parseBrand } from '../src/index.ts';

/** The brands that ship, as their files say. */
export const fourBrands: Record<'mayura' | 'shapla' | 'sen-vang' | 'livery-play', Brand> = {
  mayura: brand(mayura),
  shapla: brand(shapla),
  'sen-vang': brand(senVang),
  'livery-play': brand(liveryPlay),
};

/** A brand from a part of a file. Throws when the file is refused: a test's own input must be good. */
function brand(text: string): Brand {
  const parsed = parseBrand(text, 'brand.json');
  if (!parsed.ok) throw new Error(parsed.diagnostics.map((finding) => finding.message).join('\n'));
  return parsed.value;
}

/** The least a brand can be. */
export const seeded = (seeds: Record<string, unknown>, more: Record<string, unknown> = {}): Brand =>
  brand(JSON.stringify({ schema: 1, name: 'Test', seeds, ...more }));
