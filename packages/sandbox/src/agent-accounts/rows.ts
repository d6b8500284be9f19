import { table } from '../store/store.ts';

/** A named link of an agent, by merchant and code. */
export interface AgentLinkRow {
  /** Key of the agent's account. */
  agent: string;
  code: string;
  name: string;
  /** Milliseconds since 1970. */
  time: number;
}
export const agentLinks = table<AgentLinkRow>('agent-links', { byAgent: ({ agent }) => agent });
