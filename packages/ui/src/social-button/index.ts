export { SocialButton, type SocialButtonProps } from './social-button.tsx';
