import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** Steps beside each other, two on a phone and at most the four there are, with their numbers. */
export const GuideList = styled.ol`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(9rem, (100% - 3 * ${vars.space.s4}) / 4)), 1fr)
  );
  gap: ${vars.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${vars.space.s3};
    counter-increment: step;
  }
  & p {
    display: flex;
    gap: ${vars.space.s2};
    margin: 0;
  }
  & p::before {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border-radius: ${vars.radius.pill};
    background-color: ${vars.action.primaryFill};
    color: ${vars.action.primaryText};
    font-weight: ${vars.weight.label};
    content: counter(step);
  }
`;

/** A drawing of a device, in the brand's colours: what is to be pressed is filled. */
export const Picture = styled.svg`
  inline-size: 100%;
  block-size: auto;
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.sunken};
  color: ${vars.text.muted};
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linejoin: round;
  stroke-linecap: round;

  & .glass {
    fill: ${vars.surface.page};
  }
  & .line {
    stroke-width: 5;
    opacity: 0.35;
  }
  & .press {
    fill: ${vars.action.primaryFill};
    stroke: none;
  }
  & .on {
    stroke: ${vars.action.primaryText};
  }
`;
