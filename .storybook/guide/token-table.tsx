import { customProperty } from '@livery/theme';
import { tokenNames } from '@livery/theme/overrides';
import { attachTheme } from '@livery/ui/theme-scope';
import { useInsertionEffect } from 'react';
import { themeOf } from '../brands.ts';
import { merchants } from '../merchants.ts';
import { TokenSample } from './token-sample.tsx';
import { Frame, Half, Halves } from './token-table.styles.ts';

const brands = Object.values(merchants);

/** Every semantic token, from the contract itself, as each brand fills it in light and in dark. */
export function TokenTable() {
  useInsertionEffect(() => {
    const detach = brands.map(({ theme }) => attachTheme(themeOf(theme)));
    return () => {
      for (const each of detach) each();
    };
  }, []);
  return (
    <Frame aria-label="Tokens">
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            {brands.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokenNames.map((token) => (
            <tr key={token}>
              <th scope="row">
                <code>{token}</code>
                <code>{customProperty(token)}</code>
              </th>
              {brands.map(({ theme }) => (
                <td key={theme}>
                  <Halves>
                    {(['light', 'dark'] as const).map((mode) => (
                      <Half key={mode} data-theme={theme} data-mode={mode}>
                        <TokenSample token={token} theme={theme} mode={mode} />
                      </Half>
                    ))}
                  </Halves>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
