import { fireEvent, render as renderIn, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { colour, product } from '../../testing/samples';
import { ProductGallery } from './ProductGallery';

const render = (gallery: ReactElement) => renderIn(gallery, { wrapper: MemoryRouter });

const shirt = product({ options: { sizes: [], colours: [colour('Navy'), colour('Rust')] } });
const picture = (what: string, ofColour: string | null) => ({
  image: `/uploads/${what}-1200.webp`,
  alt: `Detail of the ${what}`,
  colour: ofColour,
});
const [cuff, hem, label] = [picture('cuff', 'Navy'), picture('hem', 'Rust'), picture('label', null)];
const further = [cuff, hem, label];

const thumbnails = () =>
  screen
    .queryAllByRole('button', { name: /^Show picture/ })
    .map((button) => button.getAttribute('aria-label'));
const large = () => screen.getByRole('button', { name: /^Zoom/ }).querySelector('img')!;

test('each picture has a thumbnail, and a click shows it', async () => {
  render(<ProductGallery product={shirt} further={further} colour="Navy" />);
  expect(thumbnails()).toEqual([
    'Show picture 1 of 3: Linen Shirt',
    'Show picture 2 of 3: Detail of the cuff',
    'Show picture 3 of 3: Detail of the label',
  ]);
  expect(large()).toHaveAttribute('alt', 'Linen Shirt');
  expect(large()).toHaveAttribute('src', '/uploads/navy-640.webp');

  const second = screen.getByRole('button', { name: /cuff/ });
  expect(second).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(second);
  expect(second).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: /Linen Shirt/ })).toHaveAttribute('aria-pressed', 'false');
  expect(large()).toHaveAttribute('alt', 'Detail of the cuff');
  expect(large()).toHaveAttribute('src', '/uploads/cuff-640.webp');
});

test('how many pictures there are is told where dots would not fit', async () => {
  const many = Array.from({ length: 10 }, (_, place) => picture(`view ${place}`, null));
  const { rerender } = render(<ProductGallery product={shirt} further={many} colour="Navy" />);
  await userEvent.click(screen.getByRole('button', { name: /view 0/ }));
  expect(screen.getByText('2 / 11')).toBeInTheDocument();
  rerender(<ProductGallery product={shirt} further={further} colour="Navy" />);
  expect(screen.queryByText('2 / 3')).not.toBeInTheDocument();
});

test('thumbnails work with the keyboard', async () => {
  render(<ProductGallery product={shirt} further={further} colour="Navy" />);
  for (let tabs = 0; tabs < 3; tabs += 1) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(large()).toHaveAttribute('alt', 'Detail of the cuff');
});

test('a swipe and an arrow key turn to the next picture and back, and stop at the ends', async () => {
  render(<ProductGallery product={shirt} further={further} colour="Navy" />);
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(large(), { touches: [{ clientX: from, clientY: 0 }] });
    fireEvent.touchEnd(large(), { changedTouches: [{ clientX: to, clientY: 0 }] });
  };
  swipe(200, 50);
  expect(large()).toHaveAttribute('alt', 'Detail of the cuff');
  swipe(50, 200);
  swipe(50, 200);
  expect(large()).toHaveAttribute('alt', 'Linen Shirt');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(large()).toHaveAttribute('alt', 'Detail of the label');
  await userEvent.keyboard('{ArrowLeft}');
  expect(large()).toHaveAttribute('alt', 'Detail of the cuff');
});

test('another colour starts with its own picture', async () => {
  const { rerender } = render(<ProductGallery product={shirt} further={further} colour="Navy" />);
  await userEvent.click(screen.getByRole('button', { name: /label/ }));
  rerender(<ProductGallery product={shirt} further={further} colour="Rust" />);
  expect(large()).toHaveAttribute('src', '/uploads/rust-640.webp');
  expect(thumbnails()).toEqual([
    'Show picture 1 of 3: Linen Shirt',
    'Show picture 2 of 3: Detail of the hem',
    'Show picture 3 of 3: Detail of the label',
  ]);
});

test('a picture is cropped around its focal point', async () => {
  const focalPoints = { [cuff.image]: { x: 10, y: 90 } };
  render(<ProductGallery product={{ ...shirt, focalPoints }} further={further} colour="Navy" />);
  expect(large().style.objectPosition).toBe('');
  await userEvent.click(screen.getByRole('button', { name: /cuff/ }));
  expect(large()).toHaveStyle({ objectPosition: '10% 90%' });
});

test('a single picture has no thumbnails', () => {
  render(<ProductGallery product={product()} further={[]} colour={null} />);
  expect(large()).toHaveAttribute('src', '/uploads/shirt-640.webp');
  expect(thumbnails()).toEqual([]);
});

test('a picture without alternative text is named after the product', () => {
  render(<ProductGallery product={product()} further={[{ ...label, alt: '' }]} colour={null} />);
  expect(thumbnails()[1]).toBe('Show picture 2 of 2: Linen Shirt');
});

test('thumbnails reserve their room and load lazily', () => {
  const { container } = render(<ProductGallery product={shirt} further={[label]} colour="Navy" />);
  for (const thumbnail of container.querySelectorAll('li img')) {
    expect(thumbnail).toHaveAttribute('loading', 'lazy');
    expect(thumbnail).toHaveAttribute('width', '640');
    expect(thumbnail).toHaveAttribute('sizes', 'auto, 4rem');
  }
});
