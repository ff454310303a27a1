import { IconButton } from '@haberdash/kit/ui/IconButton';
import { ChevronIcon, PauseIcon, PlayIcon } from '../../ui/icons';
import styles from './banner-carousel.module.css';
import type { useRotation } from './use-rotation';

interface CarouselControlsProps {
  count: number;
  rotation: ReturnType<typeof useRotation>;
}

export function CarouselControls({ count, rotation }: CarouselControlsProps) {
  const { current, isPaused, show, previous, next, togglePaused } = rotation;
  return (
    <div className={styles.controls}>
      <IconButton label={isPaused ? 'Play banners' : 'Pause banners'} onClick={togglePaused}>
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
      <IconButton label="Previous banner" onClick={previous}>
        <ChevronIcon to="left" />
      </IconButton>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={`Banner ${index + 1}`}
          aria-current={index === current}
          onClick={() => show(index)}
        />
      ))}
      <IconButton label="Next banner" onClick={next}>
        <ChevronIcon to="right" />
      </IconButton>
    </div>
  );
}
