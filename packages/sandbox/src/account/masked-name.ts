/** A username as other members may see it: three letters of it are left. */
export function maskedName(username: string): string {
  return `${username.slice(0, 2)}***${username.slice(-1)}`;
}
