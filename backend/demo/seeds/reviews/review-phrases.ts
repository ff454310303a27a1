import type { DemoProduct } from '../demo-product';

export type Mood = 'delighted' | 'pleased' | 'unsure' | 'disappointed';

/** These phrases fit any product. */
export const general: Record<Mood, readonly string[]> = {
  delighted: [
    'Exactly as pictured.',
    'Even better than the photos.',
    'My favourite purchase this year.',
    'I have had so many compliments already.',
    'Worth every cent.',
    'Arrived two days early and beautifully wrapped.',
    'I went back and ordered a second one.',
    'Looks far more expensive than it was.',
    'My sister has already asked to borrow it. No chance.',
    'Bought as a present and nearly kept it for myself.',
    'Lovely quality all round.',
    'I reach for it almost every day.',
    'Still looks new after months of use.',
    'The colour is gorgeous in daylight.',
    'Finally, something made properly.',
    'No notes. Just buy it.',
    'I was sceptical, and I was wrong.',
    'Simple, well made, does what it should.',
    'The finish is spotless, inside and out.',
    'Five stars from the whole household.',
    'You can tell someone thought about the details.',
    'It has survived a week of travelling without a mark.',
    'Second time I have bought this. Says it all.',
    'So happy with this one.',
  ],
  pleased: [
    'Very nice, just a touch darker than on my screen.',
    'Good value, especially in the sale.',
    'Really like it. Delivery took a little longer than I hoped.',
    'Solid quality for the price.',
    'Almost perfect.',
    'Does the job well and looks good doing it.',
    'Happy with it, although I would have liked more colours.',
    'A good everyday piece.',
    'Nicely made. One loose thread, easily trimmed.',
    'Better than I expected.',
    'Would buy again.',
    'Goes with nearly everything I own.',
    'I would recommend it, with a small wish for a softer label.',
    'Pretty much what I was looking for.',
  ],
  unsure: [
    'It is fine. Not special, but fine.',
    'Nice idea, but the colour is not quite what I expected.',
    'Decent, though I have seen better at this price.',
    'I like it less than I thought I would, but I am keeping it.',
    'Average. It does what it says.',
    'Took a while to arrive, and the box was dented.',
    'Okay for occasional use.',
    'I am in two minds about it.',
  ],
  disappointed: [
    'Not for me, I am afraid.',
    'Looked different in the pictures.',
    'I expected more for the money.',
    'Sent it back. The refund was quick, at least.',
    'Not as sturdy as it looks.',
    'The colour faded sooner than it should have.',
  ],
};

/** These phrases fit one kind of product. */
export const specific: Record<
  'clothes' | 'kids' | 'shoes' | 'accessories',
  Record<Mood, readonly string[]>
> = {
  clothes: {
    delighted: [
      'Fits like it was made for me.',
      'True to size, and the length is spot on.',
      'The fabric is soft without being flimsy.',
      'Washed it five times and it has kept its shape.',
      'Comfortable from the morning train to late dinner.',
      'I am between sizes, took the smaller one, and it is perfect.',
      'Hangs beautifully and hardly creases.',
      'Not see-through at all, which is rare.',
      'I am tall, and for once the length is right.',
      'Feels good on the skin, also on a long day.',
      'The cut is flattering without being tight.',
      'The stitching is neat, inside and out.',
    ],
    pleased: [
      'Runs a little large, so size down if in doubt.',
      'Slightly roomy, but I like it that way.',
      'Shrank a tiny bit in the wash and now fits even better.',
      'Comfortable, though it needs an iron.',
      'A bit long for me, nothing that a quick hem would not fix.',
      'Soft after the first wash, slightly stiff before.',
    ],
    unsure: [
      'The size guide says medium, my mirror says large.',
      'The fabric is thinner than I hoped.',
      'Fits in some places, less so in others.',
      'Creases as soon as you look at it.',
    ],
    disappointed: [
      'Came up far too small, even after checking the size guide.',
      'It lost its shape after one wash.',
      'Scratchy against the skin.',
    ],
  },
  kids: {
    delighted: [
      'My daughter refuses to take it off.',
      'Survived a whole term of nursery.',
      'Washes like a dream, jam and all.',
      'Room to grow without looking baggy.',
      'Soft seams, so no complaints in the morning.',
      'Our son picked it himself and has worn it ever since.',
      'Easy to put on, even for a three-year-old in a hurry.',
      'Passed down to the little one and still going strong.',
      'Grass stains came out at 40 degrees.',
      'The twins now fight over it, so I ordered another.',
    ],
    pleased: [
      'Comes up a little big, which with children is no bad thing.',
      'Lovely colours, though I wash it inside out to be safe.',
      'Cut a bit wide for our skinny one.',
      'Good for the playground. Dries quickly, too.',
      'Cute, sturdy and easy to wash.',
    ],
    unsure: [
      'Sweet design, but we needed a size up.',
      'Already looking a little tired.',
      'Fine for home, less so for a wet playground.',
    ],
    disappointed: ['A seam opened within a week.', 'Far too tight for our toddler.'],
  },
  shoes: {
    delighted: [
      'No breaking in at all. I walked 12 km on the first day.',
      'True to size for me, a 42 with average width.',
      'My knees have stopped complaining.',
      'Great grip, even on wet cobbles.',
      'Comfortable enough to forget that I am wearing them.',
      'The stitching and the sole are first class.',
      'Wide toes welcome here.',
      'On my feet all day at work and no sore heels.',
      'They clean up nicely with a damp cloth.',
      'They go with jeans, and with almost everything else.',
    ],
    pleased: [
      'Half a size up if you are in doubt.',
      'A little stiff for the first three days, lovely since.',
      'Took me a day or two to get used to.',
      'Comfortable, although the insole could be softer.',
      'Good support, slightly heavier than I thought.',
    ],
    unsure: [
      'Nice to look at, but they rub a little at the heel.',
      'Narrower than my usual pair.',
      'They squeak. Only a bit, but they squeak.',
    ],
    disappointed: ['The sole started to come away after six weeks.', 'Much too narrow for me.'],
  },
  accessories: {
    delighted: [
      'Better made than I dared to hope.',
      'Felt like an old friend from the first day.',
      'The perfect finishing touch.',
      'I take it everywhere.',
      'The material ages beautifully.',
      'Sits comfortably all day.',
      'Arrived in a box that made it a ready-made gift.',
      'It goes with every coat that I own.',
      'Light and still sturdy.',
      'Kept its shape in a packed suitcase.',
    ],
    pleased: [
      'Slightly smaller than I pictured, so check the measures.',
      'Smells a little new at first, gone after a day.',
      'Looks great, and the stitching is neat.',
      'I would have liked a second colour, otherwise spot on.',
      'A bit stiff in the beginning.',
    ],
    unsure: [
      'Pretty, but a little flimsier than I expected.',
      'Works, but feels less sturdy than my old one.',
      'Smaller than it looks.',
    ],
    disappointed: ['It looked worn within days.', 'Feels flimsy.'],
  },
};

export function kindOf(category: DemoProduct['category']): keyof typeof specific {
  if (category === 'footwear') return 'shoes';
  if (category === 'kids' || category === 'accessories') return category;
  return 'clothes';
}
