import { plainPage } from '../../plain-page.ts';
import type { ControlParts } from '../routes.ts';
import { bookSection } from './books.ts';
import { style } from './html.ts';
import { paymentSection } from './payments.ts';
import { accountSection, inboxSection, sessionSection } from './people.ts';
import {
  clockSection,
  faultSection,
  resetSection,
  settingSection,
  statusSection,
} from './platform.ts';
import type { Section } from './section.ts';

/** The page from top to bottom. */
const sections: readonly Section[] = [
  accountSection,
  inboxSection,
  bookSection,
  paymentSection,
  statusSection,
  settingSection,
  faultSection,
  clockSection,
  sessionSection,
  resetSection,
];
const actions: Section['actions'] = Object.assign(
  {},
  ...sections.map((section) => section.actions),
);

/** The switches as one plain page: each form works without any script. */
export async function controlPage(request: Request, parts: ControlParts): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    const { searchParams } = new URL(request.url);
    const title = `Sandbox of ${parts.merchant.name}`;
    return plainPage(title, await draw(parts, searchParams), { style });
  }
  if (request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
  }
  // Another site's page must not be able to submit these forms.
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') {
    return new Response(null, { status: 403 });
  }
  const fields = new URLSearchParams(await request.text());
  const name = fields.get('do') ?? '';
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  const done = action !== undefined && (await action(fields, parts));
  if (!done) return new Response('Unknown control or invalid value.', { status: 400 });
  return new Response(null, { status: 303, headers: { Location: '/sandbox' } });
}

async function draw(parts: ControlParts, query: URLSearchParams): Promise<string> {
  const view = { ...parts, query, now: await parts.clock.now() };
  const drawn = [];
  for (const [index, section] of sections.entries()) {
    drawn.push(`<h2 id="s${index}">${section.title}</h2>\n${await section.draw(view)}`);
  }
  const links = sections.map(({ title }, index) => `<a href="#s${index}">${title}</a>`);
  return `<p>The sandbox platform of <a href="/">this site</a>. It uses play money only.</p>
<nav aria-label="Sections">${links.join('')}</nav>
${drawn.join('\n')}
`;
}
