import { customProperty, type TokenName, tokenTypes } from '@livery/theme';
import { attachTheme } from '@livery/ui/theme-scope';
import { useInsertionEffect } from 'react';
import { themeOf } from '../brands.ts';
import { merchants } from '../merchants.ts';
import { TokenSample } from './token-sample.tsx';
import { Half, Halves, Scroll } from './token-table.styles.ts';

// The names of the contract's groups and of what stands in them are what a TokenName is made of.
const tokens = Object.entries(tokenTypes).flatMap(([group, types]) =>
  Object.keys(types).map((name) => `${group}.${name}` as TokenName),
);

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
    <Scroll
      // A box that scrolls must be reached by the keyboard.
      tabIndex={0}
      role="region"
      aria-label="Tokens"
    >
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
          {tokens.map((token) => (
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
    </Scroll>
  );
}
