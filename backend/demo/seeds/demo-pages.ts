import type { PageText } from '../../src/content/domain/page';

/** The pages by their slugs. */
export const demoPages: Record<string, PageText> = {
  imprint: {
    title: 'Imprint',
    body: `Haberdash is a demonstration shop. It sells nothing, and the payments go to a simulator.

In a shop of your own, this page names who runs it, where they can be reached, and what the law of their country asks for.`,
  },
  terms: {
    title: 'Terms and conditions',
    body: `These terms apply to every order. An order keeps the version under which it was placed: you'll find it in the order's details.

## Your order

You make an offer when you choose "Checkout with PayPal". We accept it once PayPal has confirmed your payment; the order's status then says so.

## Prices

The price in your cart when you order is the price that you pay. If it changed while you were looking, we show you the new one first.

## Payment

You pay with PayPal. We reserve your items for 30 minutes while you do.

## Returns

You can send back, unworn, what you don't want to keep. [How long you have, and what it costs](/shop/returns)`,
  },
  privacy: {
    title: 'Privacy',
    body: `We use your data to run your account and to send you what you order, and for nothing else.

## What we store

- Your name, your e-mail address and up to three delivery addresses.
- Your cart, your orders and your reviews.
- Where you are signed in, so that you can end a session.

## What we don't store

Passwords are stored only as hashes, and we never see the details of your PayPal account. No other company measures what you do here.

## Your rights

[Write to us](/shop/contact) if you want to know what we store about you, to have it corrected, or to have it deleted.`,
  },
  delivery: {
    title: 'Delivery',
    body: `{delivery table}

Your cart shows what delivery costs, and the checkout lets you choose, before you pay.

## While you pay

From the moment you choose "Checkout with PayPal", we reserve your items for 30 minutes, so nobody else can buy them. If the payment doesn't go through, they go back on sale and you aren't charged. Your cart stays as it is.

## Track your order

See the status of every order in [My account](/shop/account).

| Status | Meaning |
| ------ | ------- |
| **Pending** | Your items are reserved while we wait for payment. |
| **Confirmed** | We've received your payment and will pack your order. |
| **In process** | We're packing it. |
| **In shipping** | It's on its way to you. |
| **Delivered** | It has arrived. Wear it well. |

## Delivery address

You can save up to three addresses in your account and choose one at checkout. An order goes to the address it was placed with, even if you edit the address later. If it's wrong, [contact us](/shop/contact) before the order ships.`,
  },
  returns: {
    title: 'Returns',
    body: `Not right? Send it back unworn, and we'll refund you.

{return rules}

## How to send something back

1. Open the order under [My account](/shop/account) and choose "Send something back". You see there what you get back.
2. Print the page for the parcel, or write its code on a note, and pack it with your things and their tags.
3. Send the parcel by the day that the page names. Its tracking number on the same page helps if it gets lost.

## Your refund

We refund the PayPal account that paid, once we've received and checked the parcel. You don't need to do anything.

## Another size or colour

Choose it when you send the other back: we put it aside for you, if it is in stock. The [size guide](/shop/size-guide) helps you choose.

## Something is broken or missing

Tell us, with a photo if you can. We'll put it right, and sending it back costs you nothing.`,
  },
  contact: {
    title: 'Contact',
    body: `Write to us. A real person reads every message and replies within one working day.

If it's about an order, include its number: you'll find it under [My account](/shop/account). We never ask for your password or for details of your PayPal account.

## Common questions

- [Where is my order, and what does delivery cost?](/shop/delivery)
- [How do I send something back?](/shop/returns)
- [Which size do I need?](/shop/size-guide)`,
  },
};
