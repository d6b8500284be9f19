import { resolve } from '@livery/merchant/settings';
import type { MobileCountry } from '@livery/merchant/site-config';
import type { DialCode } from '@livery/ui/phone-field';
import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../app/load-chunk.ts';
import { useServices } from '../../app/services.tsx';
import { loadMobileCheck, looksMobile, type MobileCheck } from '../../form/mobile-number.ts';

/** The country of a number in a form, and how to judge a number of it. */
export interface ChosenCountry {
  readonly country: MobileCountry;
  readonly isMobile: (national: string) => boolean;
  /** To be spread on a `PhoneField`. */
  readonly dial: {
    readonly dialCodes: readonly DialCode[];
    readonly dialCode: string;
    readonly onDialCodeChange: (code: string) => void;
  };
}

const countryless: MobileCountry = { country: '', dialingCode: '' };

/**
 * The countries whose numbers the merchant takes. Numbering plans load beside the form.
 *
 * @param options.last the dialing code to begin with; the merchant's usual country's when left out
 * @param options.shown false while the form is not looked at, so that its numbering plans need not load
 */
export function useMobileCountry({
  last,
  shown = true,
}: {
  last?: string | undefined;
  shown?: boolean;
} = {}): ChosenCountry {
  const { site, format } = useServices();
  const countries = resolve('mobileCountries', { merchant: site.merchant });
  // A merchant names one at least.
  const [country, setCountry] = useState(
    countries.find(({ dialingCode }) => dialingCode === last) ?? countries[0] ?? countryless,
  );
  // No state: nothing on the screen changes when the plans have come.
  const check = useRef<MobileCheck>(looksMobile);
  useEffect(() => {
    if (!shown) return;
    // Without the plans the patterns judge, and after them the platform.
    loadChunk('numbering plans', loadMobileCheck).then(
      (isMobile) => {
        check.current = isMobile;
      },
      () => undefined,
    );
  }, [shown]);
  return {
    country,
    isMobile: (national) => check.current(national, country),
    dial: {
      dialCodes: countries.map((each) => ({
        code: `+${each.dialingCode}`,
        country: format.country(each.country),
      })),
      dialCode: `+${country.dialingCode}`,
      onDialCodeChange: (code) =>
        setCountry(countries.find((each) => `+${each.dialingCode}` === code) ?? country),
    },
  };
}
