/** The list of products shows cards, as the user chose before; it shows a table otherwise. */
export const rememberCards = (): void =>
  window.localStorage.setItem('haberdash:user-1:products:layout', JSON.stringify(['grid']));
