import { vars } from '@livery/theme/vars';
import { artRoom } from '@livery/ui/styles';
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
`;

export const Head = styled.header`
  display: grid;
  gap: ${vars.space.s1};

  & > h1,
  & > p {
    margin: 0;
  }
  & > h1 {
    ${screenTitle}
  }
  & > p {
    color: ${vars.text.muted};
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${vars.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    /* Cards below the window are laid out as it comes near them; until then each has about its height. */
    content-visibility: auto;
    contain-intrinsic-block-size: auto 24rem;
    /* Their shadows are not cut off. */
    overflow-clip-margin: 2.5rem;
  }
`;

/** A card whose whole face is its title's link; words that are long take as many lines as they need. */
export const Article = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s3};
  padding: ${vars.space.s3} ${vars.space.s3} ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  box-shadow: ${vars.shadow.raised};
  color: ${vars.text.body};

  & > p {
    margin: 0;
    color: ${vars.text.muted};
  }
  & h2 {
    margin: 0;
    font-family: ${vars.font.display};
    font-size: ${vars.size.lg};
    font-weight: ${vars.weight.heading};
    line-height: ${vars.leading.heading};
    overflow-wrap: anywhere;
  }
  & h2 a {
    color: inherit;
    text-decoration: none;
  }
  & h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${vars.radius.card};
  }
  &:hover h2 a {
    text-decoration: underline;
  }
`;

/** As wide and high as a promotion's picture. */
export const Banner = styled.div`
  aspect-ratio: 5 / 2;
  border-radius: ${vars.radius.card};
  ${artRoom}
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${vars.space.s2};

  & > h2 {
    flex: 1 1 10rem;
  }
`;

/** The terms in short, at the card's foot. */
export const Facts = styled.ul`
  display: grid;
  gap: ${vars.space.s1};
  margin: 0;
  padding: ${vars.space.s3} 0 0;
  border-block-start: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  list-style: none;
  font-size: ${vars.size.sm};

  & > li:first-child {
    font-weight: ${vars.weight.label};
  }
`;

/** One promotion: its picture and words, and the terms beside what can be done, which comes before the words on a phone. */
export const Desk = styled.div`
  display: grid;
  grid-template: 'stage' 'part' 'words' / minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s5};
  ${media.desktop} {
    grid-template: 'stage part' auto 'words part' 1fr / minmax(0, 1fr) 24rem;
  }
`;

export const Stage = styled.div`
  grid-area: stage;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};

  & > :first-child {
    border-radius: ${vars.radius.card};
  }
  & h1 {
    flex: 1 1 14rem;
    margin: 0;
    overflow-wrap: anywhere;
    ${screenTitle}
  }
`;

/** The terms and the act, one below the other in one surface: whoever acts has read what it means. */
export const Part = styled.section`
  grid-area: part;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(3.5rem + ${vars.space.s5});
  }

  & h2 {
    margin: 0;
    font-family: ${vars.font.display};
    font-size: ${vars.size.lg};
    line-height: ${vars.leading.heading};
  }
  & > p {
    margin: 0;
  }
`;

export const Words = styled.div`
  grid-area: words;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  max-inline-size: 35em;
`;

/** What the member does, below a line. */
export const Doing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  padding-block-start: ${vars.space.s4};
  border-block-start: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};

  & > p {
    margin: 0;
  }
`;

/** Images that were sent, in a row. */
export const Sent = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 6rem));
  gap: ${vars.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
`;
