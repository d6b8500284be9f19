import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s3};
`;

/** Its space is reserved while an image loads. */
export const Picture = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3};
  min-block-size: 5rem;
  padding: ${vars.space.s2} ${vars.space.s3};
  border: 1px solid ${vars.border.subtle};
  border-radius: ${vars.radius.control};
  background-color: ${vars.surface.sunken};
  color: ${vars.text.body};

  & > img {
    min-inline-size: 0;
    max-inline-size: 100%;
    block-size: 4rem;
    object-fit: contain;
    border-radius: ${vars.radius.control};
  }
  & > button[aria-disabled='true'] {
    cursor: progress;
  }
`;

export const State = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: ${vars.size.sm};
`;
