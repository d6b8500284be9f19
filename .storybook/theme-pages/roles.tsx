import {
  type ColorToken,
  contrastPairs,
  customProperty,
  type Mode,
  tokenTypes,
} from '@livery/theme';
import { combinationsOf, Ratio } from './ratio.tsx';
import { Grid, Group, Page, Ratios, Role, Swatch } from './theme-pages.styles.ts';
import { useShownTheme } from './use-shown-theme.ts';

const groups = Object.entries(tokenTypes).flatMap(([group, tokens]) => {
  const colours = Object.entries(tokens).flatMap(([name, type]) =>
    // The contract's own names; Object.entries forgets them.
    type === 'color' ? [`${group}.${name}` as ColorToken] : [],
  );
  return colours.length > 0 ? [{ group, colours }] : [];
});

/** Every colour role of the contract as a brand fills it, with the ratio of each pair that it is the foreground of. */
export function Roles({ theme: name, mode }: { theme: string; mode: Mode }) {
  const theme = useShownTheme(name);
  return (
    <Page>
      <h1>Colour roles</h1>
      <p>
        What a component may read. A number is the contrast on the background beside it, measured on
        the colours that are emitted.
      </p>
      {groups.map(({ group, colours }) => (
        <Group key={group} aria-label={group}>
          <h2>{group}</h2>
          <Grid>
            {colours.map((token) => (
              <Role key={token}>
                <Swatch style={{ backgroundColor: `var(${customProperty(token)})` }} />
                <b>{token}</b>
                <code>
                  {customProperty(token)} · {theme[mode][token].hex}
                </code>
                <Ratios>
                  {combinationsOf(
                    contrastPairs.filter(({ foreground }) => foreground === token),
                  ).map((one) => (
                    <li key={one.background}>
                      <span>on {one.background}</span>
                      <Ratio theme={theme} mode={mode} {...one} />
                    </li>
                  ))}
                </Ratios>
              </Role>
            ))}
          </Grid>
        </Group>
      ))}
    </Page>
  );
}
