import { vars } from '@livery/theme/vars';
import { focusRing } from '@livery/ui/styles';
import { styled } from 'styled-components';

/** Said in the place of a form that is done. */
export const Arrived = styled.p`
  display: grid;
  justify-items: center;
  gap: ${vars.space.s4};
  min-block-size: 12rem;
  align-content: center;
  margin: 0;
  font-size: ${vars.size.lg};
  text-align: center;
  text-wrap: balance;

  & > svg {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    color: ${vars.text.brand};
  }
`;

/** Other ways than the form above, apart from it. */
export const EntryLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s2} ${vars.space.s5};
  padding-block-start: ${vars.space.s4};
  border-block-start: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space.s1} ${vars.space.s2};
    margin: 0;
    color: ${vars.text.muted};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
  /* In line with the words around them. */
  & button {
    padding-inline: 0;
  }
`;

/** The tick boxes before the act, each with its own room. */
export const Agreements = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s1};
  margin-block-start: ${vars.space.s2};
  padding: ${vars.space.s4};
  border-radius: ${vars.radius.control};
  background-color: ${vars.surface.sunken};

  & + * {
    margin-block-start: ${vars.space.s3};
  }
  & label a {
    display: block;
    inline-size: fit-content;
    padding-block: ${vars.space.s1};
    font-size: ${vars.size.sm};
  }
`;

/** A notice that opens to its text. */
export const NoticeBox = styled.details`
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.control};
  background-color: ${vars.surface.sunken};

  & > summary {
    display: flex;
    align-items: center;
    gap: ${vars.space.s3};
    min-block-size: 44px;
    padding: ${vars.space.s2} ${vars.space.s4};
    font-size: ${vars.size.sm};
    font-weight: ${vars.weight.label};
    list-style: none;
    cursor: pointer;
    ${focusRing}
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > span {
    flex: 1;
    min-inline-size: 0;
  }
  /* One line, whatever its typeface: what stands below does not move when the title comes. Open, it is whole. */
  &:not([open]) > summary > span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & > summary > svg {
    flex: none;
    color: ${vars.text.brand};
  }
  &[open] > summary > svg:last-child {
    rotate: 180deg;
  }
  & > div {
    padding: 0 ${vars.space.s4} ${vars.space.s4};
    font-size: ${vars.size.sm};
  }
`;

/** A quiet line under a field. */
export const Hint = styled.p`
  margin: 0;
  font-size: ${vars.size.sm};

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    border-radius: ${vars.radius.control};
    color: ${vars.text.muted};
    ${focusRing}
  }
  & > a:hover {
    color: ${vars.text.link};
  }
`;
