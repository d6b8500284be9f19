import { Quiet } from '../../../styles/page.styles.ts';

/** Who a row is of: the nickname, and the username that names the account. */
export function Person({ account, nickname }: { account: string; nickname: string }) {
  return (
    <>
      {nickname}
      {nickname !== account && <Quiet as="span"> {account}</Quiet>}
    </>
  );
}
