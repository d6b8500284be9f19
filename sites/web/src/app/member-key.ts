/** Start of the cache key of everything that the platform says to one member alone; taken away when a session ends. */
export const memberKey = ['member'] as const;
