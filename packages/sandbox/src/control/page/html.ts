import { escapeText } from '../../plain-page.ts';

/** A form whose buttons do something: `name` says what. */
export function form(name: string, inside: string): string {
  return `<form method="post" action="/sandbox"><input type="hidden" name="do" value="${name}">${inside}</form>`;
}

/** A list to choose from: pairs of value and words. */
export function choice(
  name: string,
  label: string,
  options: readonly (readonly string[])[],
  chosen: string,
): string {
  const list = options.map(
    ([value = '', words = '']) =>
      `<option value="${escapeText(value)}"${value === chosen ? ' selected' : ''}>${escapeText(words)}</option>`,
  );
  return `<label>${label} <select name="${name}">${list.join('')}</select></label>`;
}

/** A box that is ticked or not. */
export function tick(name: string, label: string, ticked = false): string {
  return `<label><input type="checkbox" name="${name}"${ticked ? ' checked' : ''}> ${label}</label>`;
}

/** A field for a number. */
export function number(name: string, label: string, value = ''): string {
  return `<label>${label} <input name="${name}" value="${escapeText(value)}" inputmode="numeric" size="6"></label>`;
}

/** A table; a sentence when it would be empty. */
export function rows(heads: readonly string[], body: readonly (readonly string[])[]): string {
  if (body.length === 0) return '<p>None.</p>';
  const head = heads.map((words) => `<th scope="col">${words}</th>`).join('');
  const lines = body.map(
    (cells) => `<tr>${cells.map((cell) => `<td>${escapeText(cell)}</td>`).join('')}</tr>`,
  );
  return `<div><table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}

/** A moment of the platform, in UTC. */
export function moment(time: number): string {
  return new Date(time).toISOString().replace('T', ' ').slice(0, 19);
}

export const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;margin:0}main{max-width:70rem;margin:auto;padding:1rem}
div{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.3rem .6rem;border-bottom:1px solid GrayText;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;margin-block:.5rem}button,input,select{font:inherit;min-height:2.75rem}input[type=checkbox]{min-height:0}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}`;
