/** Name of the cookie that says that a sign-in may be remembered here. It holds no secret and ends after a day. */
export const rememberMark = 'livery_remember';
