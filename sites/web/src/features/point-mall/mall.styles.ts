import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { measure } from '../../styles/measure.ts';
import { media } from '../../styles/media.ts';
import { screenTitle } from '../../styles/screen-title.ts';

export const Page = styled.div`
  ${measure}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  padding-block: ${vars.space.s4} ${vars.space.s8};

  & > h1 {
    margin: 0;
    ${screenTitle}
  }
`;

/** The title, and the points or the way to them: beside it where there is room. */
export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
  }

  & h1,
  & p {
    margin: 0;
  }
  & h1 {
    ${screenTitle}
  }
  & > :first-child > p {
    color: ${vars.text.muted};
  }
`;

/** As high for a guest as for a member, or near it: who is at the page is known only after its first paint. */
export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s2};
  min-block-size: 11rem;

  /* A member's points have a surface of their own. */
  &[data-guest] {
    padding: ${vars.space.s4};
    border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
    border-radius: ${vars.radius.card};
    background-color: ${vars.surface.raised};
    color: ${vars.text.body};
  }

  & h2 {
    margin: 0;
    font-size: ${vars.size.md};
    line-height: ${vars.leading.heading};
  }
  & small {
    min-block-size: 1lh;
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
    @media (max-width: 23.99rem) {
      min-block-size: 2lh;
    }
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${vars.space.s1};
  margin: 0;
  padding-inline-start: ${vars.space.s5};
`;

export const Filters = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
  gap: ${vars.space.s3};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
    gap: ${vars.space.s4};
  }

  & > li {
    display: grid;
  }
`;

/** A card whose whole face is its name's link; its price stands at the foot, level with its neighbours'. */
export const Article = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${vars.space.s2};
  min-inline-size: 0;
  padding: ${vars.space.s3};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  box-shadow: ${vars.shadow.raised};
  color: ${vars.text.body};

  & > p {
    margin: 0;
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
  & > h2 {
    margin: 0;
    font-size: ${vars.size.md};
    line-height: ${vars.leading.heading};
    overflow-wrap: anywhere;
  }
  & > h2 a {
    color: inherit;
    text-decoration: none;
  }
  & > h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${vars.radius.card};
  }
  &:hover > h2 a {
    text-decoration: underline;
  }
`;

export const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s1} ${vars.space.s2};
  margin-block-start: auto;
  padding-block-start: ${vars.space.s2};

  & > strong {
    font-variant-numeric: tabular-nums;
  }
  & > span {
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
`;

/** One reward: its picture, and what there is to know and do beside it. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s5};
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

export const Stage = styled.div`
  max-inline-size: 28rem;
  border-radius: ${vars.radius.card};
`;

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  max-inline-size: 36rem;

  & h1,
  & h1 + p {
    margin: 0;
  }
  & h1 {
    overflow-wrap: anywhere;
    ${screenTitle}
  }
`;

/** A form of a few fields. */
export const Narrow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  max-inline-size: 30rem;
`;
