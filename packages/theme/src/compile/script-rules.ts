import type { Brand } from '../brand/brand.ts';
import {
  leastMetrics,
  leastVietnamese,
  type Script,
  type ScriptMetrics,
} from '../brand/script-metrics.ts';

/** The room that a brand gives each script: its own choice where it has one, else the least. */
export interface ScriptRooms extends Readonly<Record<Script, ScriptMetrics>> {
  readonly vietnamese: ScriptMetrics;
}

/** Never less than a script's least, so that no choice of a brand cuts a mark. */
export function scriptRooms(typefaces: Brand['typefaces']): ScriptRooms {
  const room = (script: Script, least = leastMetrics[script]): ScriptMetrics => {
    const face = typefaces[script];
    const own = face?.leading;
    return {
      body: Math.max(least.body, own?.body ?? 0),
      heading: Math.max(least.heading, own?.heading ?? 0),
      larger: Math.max(least.larger, (face && 'larger' in face && face.larger) || 0),
    };
  };
  return {
    latin: room('latin'),
    vietnamese: room('latin', leastVietnamese),
    devanagari: room('devanagari'),
    bengali: room('bengali'),
    thai: room('thai'),
    arabic: room('arabic'),
    tamil: room('tamil'),
    telugu: room('telugu'),
  };
}

const rooms = [
  { room: 'thai', languages: ['th', 'lo', 'km', 'my'] },
  { room: 'bengali', languages: ['bn'] },
  { room: 'devanagari', languages: ['hi', 'mr', 'ne'] },
  { room: 'vietnamese', languages: ['vi'] },
  { room: 'arabic', languages: ['ar', 'ur', 'fa'] },
  { room: 'tamil', languages: ['ta'] },
  { room: 'telugu', languages: ['te'] },
] as const;

/** What the rules give a language (BCP 47), as multiples of the text size. `typefaces` of a brand that sets its own. */
export function lineHeightsOf(
  tag: string,
  typefaces: Brand['typefaces'] = {},
): { readonly body: number; readonly heading: number } {
  const primary = tag.toLowerCase().split('-')[0];
  const found = rooms.find(({ languages }) => languages.some((known) => known === primary));
  return scriptRooms(typefaces)[found?.room ?? 'latin'];
}

const leading = ({ body, heading }: ScriptMetrics) =>
  `--leading-body:${body};--leading-heading:${heading}`;

const sizes = (larger: number) =>
  (['xs', 'sm', 'md'] as const)
    .map((size, index) => `--size-${size}:${wrap([0.75, 0.875, 1][index] ?? 1, larger)}`)
    .join(';');

const wrap = (rem: number, larger: number) =>
  larger > 0 ? `calc(${rem}rem + ${larger}px)` : `${rem}rem`;

/**
 * Rules for the scope itself and for any element inside it that says its language, such as a text of the platform in
 * another language than the page.
 */
export function scriptRules(selector: string, given: ScriptRooms = scriptRooms({})): string {
  const plain = given.latin;
  const reset = `${selector} [lang]{${leading(plain)};${sizes(0)}}`;
  const rules = rooms.map(({ room, languages }) => {
    const own = given[room];
    if (leading(own) === leading(plain) && own.larger === 0) return '';
    const lang =
      languages.length === 1
        ? `:lang(${languages[0]})`
        : `:is(${languages.map((tag) => `:lang(${tag})`).join(',')})`;
    const more = own.larger > 0 ? `;${sizes(own.larger)}` : '';
    return `${selector}${lang},${selector} [lang]${lang}{${leading(own)}${more}}`;
  });
  return [reset, ...rules].join('');
}
