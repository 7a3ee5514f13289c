// Words for animals with a drawing of their own that others of their family had before: breeds, the young, and those of tales.

export type AnimalRow = readonly [motif: string, measure: string, words: string]

/** What beings come out of or are kept in. */
export const lairRows: readonly AnimalRow[] = [
  ['fish-tank', '1', 'fish tank, fishtank'],
  ['grave-mound', '2', 'open grave, freshly dug grave, empty grave'],
  ['open-coffin', '2.2', 'open coffin'],
  ['window-frame', '2.4', 'dark window, window at night, night window'],
  ['open-closet', '2.2', 'open closet, open wardrobe'],
  ['nest-bowl', '0.5', 'empty nest'],
  ['broken-egg', '0.3', 'broken egg, broken eggshell'],
]

export const moreAnimalRows: readonly AnimalRow[] = [
  ['red-panda', '0.9', 'red panda, lesser panda'],
  ['husky', '0.95', 'husky, siberian husky, sled dog, malamute, alaskan malamute'],
  ['german-shepherd', '0.95', 'german shepherd, police dog, guard dog, alsatian, rottweiler'],
  ['corgi', '0.6', 'corgi'],
  ['dachshund', '0.65', 'dachshund, wiener dog, sausage dog'],
  ['bulldog', '0.7', 'bulldog, french bulldog, pug, english bulldog, pit bull'],
  ['chihuahua', '0.4', 'chihuahua'],
  ['dalmatian', '0.9', 'dalmatian'],
  ['greyhound', '1', 'greyhound, whippet'],
  ['lioness', '2.2', 'lioness, lion cub, mountain lion, cougar, puma'],
  [
    'sabertiger',
    '2.2',
    'saber toothed tiger, saber tooth tiger, sabertooth tiger, saber toothed cat, sabre toothed tiger, smilodon',
  ],
  ['fawn', '1.3', 'fawn, doe, baby deer, bambi'],
  ['pegasus', '2.6 .6', 'pegasus, winged horse, flying horse'],
  ['griffin', '2.6 .6', 'griffin, gryphon, griffon, hippogriff'],
  ['gecko', '0.3', 'gecko'],
  ['iguana', '1', 'iguana, komodo dragon, bearded dragon, monitor lizard'],
  ['salamander', '0.3', 'salamander, newt'],
  ['chameleon', '0.4', 'chameleon'],
  ['cobra', '1.2', 'cobra, king cobra'],
  ['sea-turtle', '1.1 w', 'sea turtle, leatherback, green sea turtle, baby sea turtle'],
  [
    'blue-whale',
    '16 w',
    'blue whale, humpback whale, humpback, sperm whale, fin whale, gray whale, minke whale, moby dick',
  ],
  ['dragon', '6 .44', 'dragon, red dragon, fire dragon, evil dragon, flying dragon'],
  ['goldfish', '0.3 w', 'goldfish, koi fish, koi'],
  ['clownfish', '0.3 w', 'clownfish, clown fish'],
  ['chimpanzee', '1.3', 'chimpanzee, chimp, ape, bonobo'],
  ['kraken', '9 w', 'kraken, giant octopus, giant squid, sea monster'],
]
