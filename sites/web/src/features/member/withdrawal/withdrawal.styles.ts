import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** One thing of its own: an account, a bonus. */
export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  margin-block-start: ${vars.space.s3};
  padding: ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  overflow-wrap: anywhere;

  & h3,
  & p {
    margin: 0;
  }
`;

/** What stands above the fields of a form, apart from them. */
export const Above = styled.div`
  margin-block-end: ${vars.space.s4};
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li > * {
    margin-block-start: 0;
  }
`;

/** What it is called above what is known of it. */
export const Names = styled.div`
  display: grid;
  gap: ${vars.space.s1};

  & > span {
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
`;

/** A line of the list of withdrawals: the whole line is its link. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s2} ${vars.space.s4};
  padding: ${vars.space.s3} ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  overflow-wrap: anywhere;
`;

/** The time that is left, beside what happens at its end. */
export const Deadline = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s2} ${vars.space.s3};
  font-weight: ${vars.weight.label};
`;

/** What is known of one withdrawal beside its way, where there is room. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  align-items: start;
  gap: ${vars.space.s6};
`;
