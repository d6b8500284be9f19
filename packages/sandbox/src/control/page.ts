import { contract } from '@livery/api/contract';
import * as v from 'valibot';
import { pageHeaders, escapeText as text } from '../plain-page.ts';
import { type FaultsInput, faultsSchema } from './faults.ts';
import type { ControlParts } from './routes.ts';
import { accountsOf, endSessions, endSessionsSchema } from './sessions.ts';

const minute = 60_000;

/** The switches as one plain page: each form works without any script. */
export async function controlPage(request: Request, parts: ControlParts): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Response(await draw(parts), { headers: pageHeaders });
  }
  if (request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
  }
  // Another site's page must not be able to press these buttons.
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') {
    return new Response(null, { status: 403 });
  }
  const fields = new URLSearchParams(await request.text());
  const done = await apply(fields, parts);
  if (!done) return new Response('Unknown switch, or a value it does not take.', { status: 400 });
  return new Response(null, { status: 303, headers: { Location: '/sandbox' } });
}

/** Does what a form says; false for what it does not know. */
async function apply(fields: URLSearchParams, parts: ControlParts): Promise<boolean> {
  const { faults, status, clock, settings, store, merchant } = parts;
  const { code } = merchant;
  switch (fields.get('do')) {
    case 'status': {
      const number = Number(fields.get('status'));
      if (!Number.isInteger(number)) return false;
      await status.set({ status: number }, code);
      return true;
    }
    case 'fault': {
      const parsed = v.safeParse(faultsSchema, { [fields.get('call') ?? '']: faultFrom(fields) });
      if (!parsed.success) return false;
      // The schema has looked at names and faults both.
      await faults.set(parsed.output as FaultsInput, code);
      return true;
    }
    case 'clear-faults':
      await faults.clear(code);
      return true;
    case 'clock': {
      const minutes = Number(fields.get('minutes'));
      if (!Number.isFinite(minutes)) return false;
      await clock.setOffset((await clock.offsetMs()) + minutes * minute);
      return true;
    }
    case 'reset-clock':
      await clock.setOffset(0);
      return true;
    case 'settings': {
      const minutes = Number(fields.get('idleMinutes'));
      if (!(minutes >= 1 && minutes <= 1440)) return false;
      await settings.set({ idleMs: minutes * minute, oneSession: fields.has('oneSession') }, code);
      return true;
    }
    case 'sessions': {
      const parsed = v.safeParse(endSessionsSchema, { end: fields.get('end') });
      if (!parsed.success) return false;
      await endSessions(store, code, parsed.output);
      return true;
    }
    case 'reset':
      await parts.reset();
      return true;
    default:
      return false;
  }
}

function faultFrom(fields: URLSearchParams): Record<string, unknown> {
  const kind = fields.get('kind');
  const number = Number(fields.get('number') || 0);
  return {
    kind,
    times: fields.has('once') ? 'once' : 'always',
    ...(kind === 'delay' ? { ms: number || 15_000 } : {}),
    ...(kind === 'status' ? { status: number || 500 } : {}),
  };
}

async function draw({
  faults,
  status,
  clock,
  settings,
  inbox,
  store,
  merchant,
  clientIp,
}: ControlParts) {
  const { code, name } = merchant;
  const now = await clock.now();
  const standing = await status.get(code);
  const { idleMs, oneSession } = await settings.get(code);
  const faultList = Object.entries(await faults.list(code));
  const messages = await inbox.list(code);
  const captchas = await inbox.captchas(code, clientIp);
  const people = await accountsOf(store, merchant, now);

  const statuses = ['normal', 'maintenance', 'region restricted', 'unknown value'];
  const kinds = ['status', 'delay', 'html', 'half-json', 'empty', 'drop', 'schema'];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox of ${text(name)}</title><style>${style}</style></head><body><main>
<h1>Sandbox of ${text(name)}</h1>
<p>The platform behind <a href="/">this site</a>. It runs beside it; all of it is play.</p>

<h2>Accounts</h2>
${rows(
  ['Username', 'Password', 'What for', 'Mobile', 'E-mail', 'Account holder', 'Authenticator'],
  people.map((each) => [
    each.username,
    each.password,
    each.what,
    each.mobile,
    each.email,
    each.holder,
    each.authenticator ? `${each.authenticator.code} now · ${each.authenticator.address}` : '',
  ]),
)}

<h2>Inbox</h2>
<p>Messages that the platform sent, newest first. Open captchas read: ${text(captchas.join(', ') || 'none')}.</p>
${rows(
  ['Time', 'Way', 'To', 'Text'],
  messages.map(({ time, kind, to, text: words }) => [moment(time), kind, to, words]),
)}

<h2>System status</h2>
${form(
  'status',
  `${choice(
    'status',
    'Status',
    statuses.map((words, number) => [String(number), words]),
    String(standing.status),
  )}<button>Set</button>`,
)}

<h2>Faults</h2>
${rows(
  ['Call', 'Fault'],
  faultList.map(([call, fault]) => [call, JSON.stringify(fault)]),
)}
${form(
  'fault',
  `${choice(
    'call',
    'Call',
    Object.keys(contract).map((id) => [id, id]),
    'login',
  )}${choice(
    'kind',
    'Fault',
    kinds.map((kind) => [kind, kind]),
    'status',
  )}<label>HTTP status, or milliseconds of delay <input name="number" inputmode="numeric" size="6"></label>
<label><input type="checkbox" name="once"> once</label><button>Add</button>`,
)}
${form('clear-faults', '<button>Take all faults away</button>')}

<h2>Clock</h2>
<p>The platform's time is ${moment(now)}.</p>
${form('clock', '<label>Minutes ahead <input name="minutes" value="31" inputmode="numeric" size="6"></label><button>Move</button>')}
${form('reset-clock', '<button>Back to this machine’s time</button>')}

<h2>Sessions</h2>
${form(
  'settings',
  `<label>Minutes until a quiet session ends <input name="idleMinutes" value="${idleMs / minute}" inputmode="numeric" size="6"></label>
<label><input type="checkbox" name="oneSession"${oneSession ? ' checked' : ''}> one session for each account</label><button>Set</button>`,
)}
${form(
  'sessions',
  `${choice(
    'end',
    'End all sessions as',
    endSessionsSchema.entries.end.options.map((end) => [end, end]),
    'EXPIRED',
  )}<button>End</button>`,
)}

<h2>Reset</h2>
${form('reset', '<p>Forgets everything of every brand and begins anew.</p><button>Reset</button>')}
</main></body></html>`;
}

function form(name: string, inside: string): string {
  return `<form method="post" action="/sandbox"><input type="hidden" name="do" value="${name}">${inside}</form>`;
}

function choice(name: string, label: string, options: readonly string[][], chosen: string): string {
  const list = options.map(
    ([value = '', words = '']) =>
      `<option value="${text(value)}"${value === chosen ? ' selected' : ''}>${text(words)}</option>`,
  );
  return `<label>${label} <select name="${name}">${list.join('')}</select></label>`;
}

function rows(heads: readonly string[], body: readonly (readonly string[])[]): string {
  if (body.length === 0) return '<p>None.</p>';
  const head = heads.map((words) => `<th scope="col">${words}</th>`).join('');
  const lines = body.map(
    (cells) => `<tr>${cells.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`,
  );
  return `<div><table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}

function moment(time: number): string {
  return new Date(time).toISOString().replace('T', ' ').slice(0, 19);
}

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;margin:0}main{max-width:70rem;margin:auto;padding:1rem}
div{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.3rem .6rem;border-bottom:1px solid GrayText;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;margin-block:.5rem}button,input,select{font:inherit;min-height:2.75rem}input[type=checkbox]{min-height:0}`;
