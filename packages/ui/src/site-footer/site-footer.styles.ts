import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { media } from '../styles/media.ts';

/**
 * At the end of a page: the browser draws it when a visitor comes near. Until then it is taken to be as high as a long one: what is
 * measured beyond its edge would stand on no ground.
 */
export const Root = styled.footer`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 56rem;
  background-color: ${vars.surface.sunken};
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};

  ${media.tablet} {
    contain-intrinsic-block-size: auto 66rem;
  }
  ${media.desktop} {
    contain-intrinsic-block-size: auto 45rem;
  }
  /* Room for the tab bar that lies over the page's end on phones. */
  ${media.belowDesktop} {
    padding-block-end: calc(4.5rem + env(safe-area-inset-bottom));
  }
`;

export const Divider = styled.div`
  block-size: 1.5rem;
  background-image: ${vars.art.divider};
  background-repeat: repeat-x;
  background-position: center;
  background-size: auto 100%;
`;

export const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  max-inline-size: 80rem;
  margin-inline: auto;
  padding: ${vars.space.s6} ${vars.space.s4};

  & > p {
    margin: 0;
  }
`;

/** Folded on a phone, one under the other with a line between. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > * + * {
    border-block-start: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  }
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: ${vars.space.s6};

    & > * + * {
      border-block-start: 0;
    }
  }
`;

export const Protection = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
  border: 2px solid ${vars.protection.edge};
  border-radius: ${vars.radius.control};
  background-color: ${vars.protection.surface};
  color: ${vars.protection.text};

  /* The brand's own link colour is proven elsewhere, and a brand could dim it. */
  && a {
    color: inherit;
  }
`;

export const Age = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3.25rem;
  block-size: 3.25rem;
  border: 3px solid currentColor;
  border-radius: 50%;
  font-size: ${vars.size.lg};
  font-weight: ${vars.weight.heading};
`;

export const Notice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${vars.space.s1};
  min-inline-size: 0;

  & > strong {
    font-size: ${vars.size.md};
  }
  & > p {
    margin: 0;
  }
`;
