/** Headers of the sandbox's own pages: nothing runs on them, and no other site may frame or press them. */
const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;margin:0}main{max-width:30rem;margin:auto;padding:1rem}
form{display:grid;gap:.75rem}button,input{font:inherit;min-height:2.75rem;padding-inline:.75rem}fieldset{display:grid;gap:.5rem}`;

/** A plain page. `main` is HTML; `style` takes the place of the sheet that suits a single form. */
export function plainPage(
  title: string,
  main: string,
  more: { readonly status?: number; readonly style?: string } = {},
): Response {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title><style>${more.style ?? style}</style></head><body><main><h1>${escapeText(title)}</h1>
${main}</main></body></html>`;
  return new Response(html, { status: more.status ?? 200, headers: pageHeaders });
}

/** Text as HTML. */
export function escapeText(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
