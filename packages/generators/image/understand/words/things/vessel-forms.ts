// What containers are drawn as when they are full, open or empty.

/** What a closed container is drawn as when something is in it. */
export const filledForms: Readonly<Record<string, string>> = {
  luggage: 'empty-suitcase',
  'open-suitcase': 'empty-suitcase',
  briefcase: 'empty-briefcase',
  package: 'filled-box',
  'open-box': 'filled-box',
  'wooden-crate': 'filled-crate',
  'treasure-chest': 'filled-chest',
  'open-chest': 'filled-chest',
  'toy-box': 'filled-chest',
  'open-drawer': 'filled-drawer',
  refrigerator: 'open-fridge',
  wardrobe: 'open-wardrobe',
  safe: 'open-safe',
  wallet: 'open-wallet',
  purse: 'open-purse',
  handbag: 'open-purse',
  backpack: 'open-backpack',
  sack: 'open-sack',
  'trash-bag': 'open-trash-bag',
  'plastic-bag': 'open-plastic-bag',
  'money-bag': 'open-sack',
  envelope: 'open-envelope',
  'closed-mailbox-with-raised-flag': 'open-mailbox',
  postbox: 'open-mailbox',
  jar: 'clear-jar',
  bottle: 'clear-bottle',
  fishbowl: 'glass-bowl',
  'glass-of-water': 'clear-glass',
  'glass-of-milk': 'clear-glass',
  'hourglass-not-done': 'coin-hourglass',
  'hourglass-done': 'coin-hourglass',
  bathtub: 'dry-bathtub',
  'articulated-lorry': 'open-truck',
  'delivery-truck': 'open-truck',
  'dump-truck': 'open-truck',
  'garbage-can': 'empty-can',
  wastebasket: 'empty-can',
  'wrapped-gift': 'open-gift',
  barrel: 'open-barrel',
  nest: 'open-nest',
  bucket: 'open-bucket',
  bowl: 'open-bowl',
  cauldron: 'open-cauldron',
  'top-hat': 'open-hat',
  coffin: 'open-coffin',
  'fruit-bowl': 'open-bowl',
  'mouse-trap': 'set-trap',
  'laundry-basket': 'empty-laundry-basket',
  'balance-scale': 'weighing-scales',
}

/** What opens by a door or a lid, of the words "open" and "empty". */
const openings: Readonly<Record<string, string>> = {
  cage: 'open-cage',
  coffin: 'open-coffin',
  refrigerator: 'open-fridge',
  wardrobe: 'open-wardrobe',
  safe: 'open-safe',
  wallet: 'open-wallet',
  purse: 'open-purse',
  handbag: 'open-purse',
  backpack: 'open-backpack',
  sack: 'open-sack',
  envelope: 'open-envelope',
  briefcase: 'empty-briefcase',
  luggage: 'open-suitcase',
  'treasure-chest': 'filled-chest',
  'closed-mailbox-with-raised-flag': 'open-mailbox',
  'open-drawer': 'filled-drawer',
  'wrapped-gift': 'open-gift',
}

/** What shows that nothing is in it. */
const empties: Readonly<Record<string, string>> = {
  ...openings,
  luggage: 'empty-suitcase',
  'open-suitcase': 'empty-suitcase',
  package: 'open-box',
  'wooden-crate': 'filled-crate',
  bathtub: 'dry-bathtub',
  'glass-of-water': 'clear-glass',
  'glass-of-milk': 'clear-glass',
  fishbowl: 'glass-bowl',
  jar: 'clear-jar',
  bottle: 'clear-bottle',
  'garbage-can': 'empty-can',
  cauldron: 'open-cauldron',
  barrel: 'open-barrel',
  'articulated-lorry': 'open-truck',
  bowl: 'bowl',
  basket: 'basket',
  'laundry-basket': 'empty-laundry-basket',
  bucket: 'bucket',
  plate: 'plate',
  'shopping-cart': 'shopping-cart',
}

/** How a container is drawn that is open or empty. */
export function standOpen(motif: string, state: 'open' | 'empty'): string | undefined {
  const forms = state === 'open' ? openings : empties
  if (Object.hasOwn(forms, motif)) return forms[motif]
  // What is open already stays so: "an open, empty fridge".
  return [...Object.values(openings), ...Object.values(empties)].includes(motif) ? motif : undefined
}

/** What water runs over. */
export const brimmingForms: Readonly<Record<string, string | undefined>> = {
  bathtub: 'brimming-bathtub',
  sink: 'brimming-sink',
  bucket: 'brimming-bucket',
  barrel: 'brimming-barrel',
  'hot-beverage': 'brimming-mug',
  mug: 'brimming-mug',
  'coffee-mug': 'brimming-mug',
}
