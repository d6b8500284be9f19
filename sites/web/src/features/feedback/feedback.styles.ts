import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Message = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
    white-space: pre-line;
  }
`;

export const MessageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s2};

  & > h3 {
    margin: 0;
    font-size: ${vars.size.lg};
  }
`;

/** What support wrote back, set off by a line. */
export const Answer = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  padding-inline-start: ${vars.space.s3};
  border-inline-start: 3px solid ${vars.border.control};

  & > p {
    margin: 0;
  }
`;

/** Its reference and its time. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s1} ${vars.space.s4};
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
`;
