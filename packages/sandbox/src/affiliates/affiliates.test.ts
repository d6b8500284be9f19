import { affiliateApply, affiliateProgramme } from '@livery/api/contract/affiliates';
import { describe, expect, it } from 'vitest';
import { openAgents } from '../agents/agents.fixture.ts';
import { newKey } from '../money/money.fixture.ts';
import { openSandbox, sandboxMerchant } from '../session/session.fixture.ts';
import { applications } from './rows.ts';

const keyed = () => ({ idempotencyKey: newKey() });

const mayura = sandboxMerchant('MAYURA', 'localhost', 2);
const licensed = { ...mayura, profile: 'licensed' } as const;
const based = { ...licensed, agents: { legalBasis: 'Affiliate act, section 4' } } as const;

const request = {
  name: ' Asha Rao ',
  email: 'asha@example.com',
  channel: 'community',
  description: 'A group of cricket fans in Pune, about 300 people.',
  agreed: true,
} as const;

describe('the programme', () => {
  it('names what the house pays, by the contracts that the merchant has [spec 2.14]', async () => {
    const programme = await openSandbox().guest.call(affiliateProgramme, {});
    expect(programme.pays).toEqual([
      { kind: 'dividend', periodType: 'Monthly', topRate: '40' },
      { kind: 'daily', periodType: 'Daily', topRate: '0.8' },
      { kind: 'hourly', periodType: 'Hourly', topRate: '0.5' },
      { kind: 'realtime', periodType: 'Every5Minutes', topRate: '0.4' },
    ]);
    const features = { agentCentre: true, salary: true };
    const { guest } = openSandbox({ merchants: [{ ...mayura, features }] });
    const { pays } = await guest.call(affiliateProgramme, {});
    expect(pays.map(({ kind }) => kind)).toEqual(['daily']);
  });

  it.each([
    ['demo', mayura, true, undefined],
    ['licensed without a legal basis', licensed, false, undefined],
    ['licensed with one', based, true, 'Affiliate act, section 4'],
  ])('of a %s merchant has levels or not [spec B2.31]', async (_, merchant, on, legalBasis) => {
    const { guest } = openSandbox({ merchants: [merchant] });
    const programme = await guest.call(affiliateProgramme, {});
    expect([programme.multiLevel, programme.legalBasis]).toEqual([on, legalBasis]);
  });

  it('lets no agent pay one below where a licensed merchant states no legal basis [spec B2.31]', async () => {
    const offer = {
      account: 'Line032026',
      kind: 'daily' as const,
      tiers: [{ betAmount: '1000', rate: '0.1' }],
    };
    const without = openAgents({ merchants: [licensed] });
    const arun = await without.member('arun2026');
    expect(await without.no(arun.act('contractOffer', offer))).toMatchObject({
      code: 'NOT_AVAILABLE',
    });
    const withOne = openAgents({ merchants: [based] });
    const other = await withOne.member('arun2026');
    expect(await other.act('contractOffer', offer)).toMatchObject({ state: 'offered' });
  });
});

describe('an application', () => {
  it('gets a reference and the day of the answer, from a guest and from a member [spec 2.14]', async () => {
    const { guest, client, tokenOf, store } = openSandbox();
    const { reference, time, answerBy } = await guest.call(affiliateApply, request, keyed());
    expect(reference).toMatch(/^J261121[0-9A-Z]{6}$/);
    expect(answerBy - time).toBe(5 * 24 * 60 * 60_000);
    const tara = client(await tokenOf('tara2026'));
    const own = await tara.call(
      affiliateApply,
      { ...request, contact: '+91 98100 00000' },
      keyed(),
    );
    const rowOf = async (of: string) =>
      (await store.transaction((tx) => tx.get(applications, `MAYURA/${of}`)))?.row;
    expect(await rowOf(reference)).toMatchObject({ name: 'Asha Rao', channel: 'community' });
    expect((await rowOf(reference))?.account).toBeUndefined();
    expect(await rowOf(own.reference)).toMatchObject({
      account: 'MAYURA/tara2026',
      contact: '+91 98100 00000',
    });
  });

  it('needs a name, an email address, a description of the asked length, and consent', async () => {
    const { guest, no } = openSandbox();
    const { minLength, maxLength } = await guest.call(affiliateProgramme, {});
    const code = async (change: object) =>
      (await no(guest.call(affiliateApply, { ...request, ...change }, keyed()))) as {
        code?: string;
      };
    const short = ` ${'x'.repeat(minLength - 1)} `;
    expect(await code({ description: short })).toMatchObject({ code: 'FIELD_INVALID' });
    expect(await code({ description: 'x'.repeat(maxLength + 1) })).toMatchObject({
      code: 'FIELD_INVALID',
    });
    expect(await code({ name: '   ' })).toMatchObject({ code: 'FIELD_INVALID' });
  });

  it('is rejected where the merchant has no affiliates', async () => {
    const features = { agentCentre: false };
    const { guest, no } = openSandbox({ merchants: [{ ...mayura, features }] });
    expect(await no(guest.call(affiliateApply, request, keyed()))).toMatchObject({
      code: 'NOT_AVAILABLE',
    });
  });

  it('needs a pass for a picture from an address that sends too many', async () => {
    const { guest, no } = openSandbox();
    for (let i = 0; i < 20; i += 1) await guest.call(affiliateApply, request, keyed());
    expect(await no(guest.call(affiliateApply, request, keyed()))).toMatchObject({
      code: 'CAPTCHA_PASS_REQUIRED',
    });
  });

  it('is filed once for a key, which a picture that is asked for does not use up', async () => {
    const { guest, no, pass } = openSandbox();
    const own = keyed();
    const first = await guest.call(affiliateApply, request, own);
    expect(await guest.call(affiliateApply, request, own)).toEqual(first);
    for (let i = 1; i < 20; i += 1) await guest.call(affiliateApply, request, keyed());
    const late = keyed();
    const refused = await no(guest.call(affiliateApply, request, late));
    expect(refused).toMatchObject({ code: 'CAPTCHA_PASS_REQUIRED' });
    expect(refused).not.toHaveProperty('kept');
    // Some time later the address may send again, under the same key.
    pass(24 * 60 * 60_000);
    expect((await guest.call(affiliateApply, request, late)).reference).not.toBe(first.reference);
  });
});
