import { contract } from '@livery/api/contract';
import { terms } from '@livery/api/contract/registration';
import {
  feedback,
  feedbackList,
  feedbackTerms,
  helpCentre,
  serviceLink,
} from '@livery/api/contract/support';
import { decodeServicePath } from '@livery/api/service-path';
import { describe, expect, it } from 'vitest';
import { newKey } from '../money/money.fixture.ts';
import { openSandbox, sandboxMerchant } from '../session/session.fixture.ts';

const keyed = () => ({ idempotencyKey: newKey() });

const withChat = {
  merchants: [
    {
      ...sandboxMerchant('MAYURA', 'localhost', 2),
      contacts: { customerService: 'https://help.example/chat', telegram: 'https://t.example/' },
    },
  ],
} as const;

describe('the help centre', () => {
  it('has the terms with version and date, open to everyone [spec 7.25]', async () => {
    expect(contract.helpCentre).toMatchObject({ path: '/wps/system/helpCenter', token: false });
    const { articles } = await openSandbox().guest.call(helpCentre, {});
    const term = articles.find(({ articleId }) => articleId === 'term');
    expect(term).toMatchObject({ title: 'Terms of use', category: 'RULES', language: 'EN' });
    expect(term?.content).toMatch(/^<ol>/);
    expect(new Set(articles.map(({ articleId }) => articleId)).size).toBe(articles.length);
  });

  it('has the same terms that are accepted at registration, including a new version', async () => {
    const { guest, sandbox } = openSandbox();
    for (const termsVersion of ['2026-1', '2027-1']) {
      await sandbox.settings.set({ termsVersion });
      const { articles } = await guest.call(helpCentre, {});
      const { version, date, content } = await guest.call(terms, {});
      const term = articles.find(({ articleId }) => articleId === 'term');
      expect(term).toMatchObject({ version: termsVersion, date });
      expect(version).toBe(termsVersion);
      expect(content.endsWith(term?.content ?? 'nothing')).toBe(true);
    }
  });

  it('answers in the language of the call, without unfilled placeholders', async () => {
    const { client } = openSandbox();
    const { articles } = await client(undefined, { language: () => 'HI' }).call(helpCentre, {});
    for (const { title, content, language } of articles) {
      expect(language).toBe('HI');
      expect(title).toMatch(/\p{Script=Devanagari}/u);
      expect(content).not.toMatch(/[{}]/);
    }
  });
});

describe('feedback', () => {
  const request = { questionType: 'GAME', content: 'The round stopped halfway.' } as const;

  it('is sent with question type and content, and gets a number [spec 7.23] [spec 3.41]', async () => {
    expect(contract.feedback).toMatchObject({ method: 'PUT', path: '/wps/feedback', token: true });
    const { client, tokenOf } = openSandbox();
    const tara = client(await tokenOf('tara2026'));
    const { reference, time } = await tara.call(feedback, { ...request, reference: 'D1' }, keyed());
    expect(reference).toMatch(/^F261121[0-9A-Z]{6}$/);
    const { list } = await tara.call(feedbackList, {});
    expect(list).toEqual([{ ...request, reference, about: 'D1', state: 'received', time }]);
  });

  it('requires the minimum number of characters, not counting blanks at the ends [spec 5.30]', async () => {
    const { client, tokenOf, no } = openSandbox();
    const tara = client(await tokenOf('tara2026'));
    const { minLength, maxLength, types } = await tara.call(feedbackTerms, {});
    expect(types).toContain('COMPLAINT');
    const send = (content: string) => tara.call(feedback, { ...request, content }, keyed());
    for (const content of ['', ` ${'x'.repeat(minLength - 1)}    `, 'x'.repeat(maxLength + 1)]) {
      expect(await no(send(content))).toMatchObject({ kind: 'refused', code: 'FIELD_INVALID' });
    }
    await send('x'.repeat(minLength));
    // A Thai letter with its marks is one character.
    await send('ที่'.repeat(maxLength));
    expect((await tara.call(feedbackList, {})).list).toHaveLength(2);
  });

  it('rejects an unknown question type', async () => {
    const { sandbox, tokenOf } = openSandbox();
    const answer = await sandbox.fetch(
      new Request('http://localhost/wps/feedback', {
        method: 'PUT',
        headers: {
          merchant: 'MAYURA',
          token: await tokenOf('tara2026'),
          'idempotency-key': newKey(),
        },
        body: JSON.stringify({ ...request, questionType: 'RUMOUR' }),
      }),
    );
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'INVALID_REQUEST' }]);
  });

  it('is listed for its member only, newest first, in every state', async () => {
    const { client, tokenOf, pass } = openSandbox();
    const mira = client(await tokenOf('mira2026'));
    await mira.call(feedback, request, keyed());
    const states = async () => (await mira.call(feedbackList, {})).list.map(({ state }) => state);
    expect(await states()).toEqual(['received', 'inReview', 'answered', 'closed']);
    pass(15 * 60_000);
    await states();
    pass(15 * 60_000);
    expect(await states()).toEqual(['inReview', 'inReview', 'answered', 'closed']);
    const second = await mira.call(feedbackList, { pageNo: 2, pageSize: 3 });
    expect(second).toMatchObject({ totalPages: 2, list: [{ state: 'closed' }] });
    const empty = client(await tokenOf('empty2026'));
    expect(await empty.call(feedbackList, {})).toEqual({ list: [], totalPages: 1 });
  });

  it('is filed once for a key, however often an answer is lost', async () => {
    const { client, tokenOf } = openSandbox();
    const tara = client(await tokenOf('tara2026'));
    const own = keyed();
    const first = await tara.call(feedback, request, own);
    // The session has ended meanwhile, and the member has logged in again.
    const again = client(await tokenOf('tara2026'));
    expect(await again.call(feedback, request, own)).toEqual(first);
    expect((await again.call(feedbackList, {})).list).toHaveLength(1);
  });

  it('needs a session', async () => {
    const { guest, no } = openSandbox();
    expect(await no(guest.call(feedback, request, keyed()))).toMatchObject({ kind: 'expired' });
  });
});

describe('the service link', () => {
  it('leads to the chat by the entry of type 3, whose last 8 characters open it [spec 7.55]', async () => {
    const { pathList } = await openSandbox(withChat).guest.call(serviceLink, {});
    expect(pathList.map(({ type }) => type)).toEqual([3, 2, 5]);
    const path = pathList.find(({ type }) => type === 3)?.path ?? '';
    expect(path).not.toContain('help');
    expect(decodeServicePath(path)).toBe('https://help.example/chat');
  });

  it('has no chat when the merchant has none', async () => {
    expect(await openSandbox().guest.call(serviceLink, {})).toEqual({ pathList: [] });
  });
});
