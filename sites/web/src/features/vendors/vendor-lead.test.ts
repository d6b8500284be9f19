import { describe, expect, it } from 'vitest';
import { hotTab, vendorLead } from './vendor-lead.ts';

const vendor = (gameType: string, vassalage: string) => ({
  gameType,
  vassalage,
  displayName: vassalage,
});

describe('a vendor leads [spec 2.66]', () => {
  it('to the fish page, whatever tab it is pressed in', () => {
    for (const tab of [hotTab, 'FISH']) {
      expect(vendorLead(vendor('FISH', 'REED'), tab)).toEqual({ path: '/fish', loginFirst: false });
    }
  });

  it('to the slots from the hot tab, and from its own when it has slots', () => {
    const slots = (code: string) => ({ path: `/rng?vassalage=${code}`, loginFirst: false });
    expect(vendorLead(vendor('LIVE', 'PALM'), hotTab)).toEqual(slots('PALM'));
    expect(vendorLead(vendor('RNG', 'LUMA'), 'RNG')).toEqual(slots('LUMA'));
  });

  it('by way of a login to its game everywhere else', () => {
    expect(vendorLead(vendor('LIVE', 'PALM'), 'LIVE')).toEqual({
      path: '/game?gameType=LIVE&vassalage=PALM',
      loginFirst: true,
    });
    expect(vendorLead(vendor('SPORTS', 'FB'), 'SPORTS').path).toBe('/fbsports');
  });
});

it.each(['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'])(
  'the lottery vendor %s leads to the lottery screen [spec 9.10]',
  (code) => {
    expect(vendorLead(vendor('LOTT', code), 'LOTT').path).toBe(`/lottery?vendor=${code}`);
  },
);
