import { useState, type FocusEvent, type PointerEvent } from 'react';
import styles from './banner-carousel.module.css';
import { BannerSlide } from './BannerSlide';
import { CarouselControls } from './CarouselControls';
import type { Banner } from '../home.api';
import { useRotation } from './use-rotation';
import { useSwipe } from '../../ui/use-swipe';

/** Fades between banners; pauses while the pointer or the focus is on it. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const { isHeld, wasTouched, holding } = useHold();
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
            isNear={index === rotation.near || wasTouched}
          />
        ))}
      </div>
    </section>
  );
}

/**
 * Hover and keyboard focus hold the carousel. A tap does not, although it fires the same events. Each of them loads all banners.
 */
function useHold() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [wasTouched, setTouched] = useState(false);
  const holding = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      setTouched(true);
      setHovered(pointerType === 'mouse');
    },
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) => {
      setTouched(true);
      setFocused(target.matches(':focus-visible'));
    },
    onBlur: () => setFocused(false),
  };
  return { isHeld: isHovered || isFocused, wasTouched, holding };
}
