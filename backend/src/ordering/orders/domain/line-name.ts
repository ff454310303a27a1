export interface Named {
  title: string;
  size: string | null;
  colour: string | null;
}

/** `Linen shirt (M · Navy)`: what a line is called where there is room for one text only. */
export function lineName({ title, size, colour }: Named): string {
  const choice = [size, colour].filter((chosen) => chosen !== null).join(' · ');
  return choice ? `${title} (${choice})` : title;
}
