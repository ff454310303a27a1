import { useState, type FocusEvent, type PointerEvent } from 'react';
import styles from './banner-carousel.module.css';
import { BannerSlide } from './BannerSlide';
import { CarouselControls } from './CarouselControls';
import type { Banner } from './home.api';
import { useRotation } from './use-rotation';
import { useSwipe } from './use-swipe';

/** Fades from one picture to the next; rests while somebody looks closer. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const { isHeld, wasReached, holding } = useHold();
  const rotation = useRotation(banners.length, isHeld);
  const swipe = useSwipe((to) => (to === 'left' ? rotation.next() : rotation.previous()));

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label="Featured"
      {...holding}
      {...swipe}
    >
      {banners.length > 1 && <CarouselControls count={banners.length} rotation={rotation} />}
      <div className={styles.slides} aria-live={rotation.isRunning ? 'off' : 'polite'}>
        {banners.map((banner, index) => (
          <BannerSlide
            key={banner._id}
            banner={banner}
            place={`${index + 1} of ${banners.length}`}
            isCurrent={index === rotation.current}
            isNear={index === rotation.near || wasReached}
          />
        ))}
      </div>
    </section>
  );
}

/** A mouse upon it, or the keyboard's focus in it. A tap leaves both behind, and holds nothing; but it reaches it. */
function useHold() {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [wasReached, setReached] = useState(false);
  const holding = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      setReached(true);
      setPointedAt(pointerType === 'mouse');
    },
    onPointerLeave: () => setPointedAt(false),
    onFocus: ({ target }: FocusEvent) => {
      setReached(true);
      setFocused(target.matches(':focus-visible'));
    },
    onBlur: () => setFocused(false),
  };
  return { isHeld: isPointedAt || isFocused, wasReached, holding };
}
