export { HeroStage, type HeroStageProps } from './hero-stage.tsx';
