// Prompts that the reader and the painters are tested with: people, pairs, places, moods and things. Each line says what
// must be read: subjects (`word` or `word/pose`), the relation of the first two, the place, hour and weather.

export interface PromptCase {
  readonly prompt: string
  readonly subjects: string
  readonly relation?: string
  readonly place?: string
  readonly air?: string
  readonly missing?: string
}

export const promptCases: readonly PromptCase[] = [
  {
    prompt: 'a runner on a mountain road at sunrise',
    subjects: 'runner/running',
    place: 'mountain road',
    air: 'sunrise',
  },
  { prompt: 'a teacher in a classroom', subjects: 'teacher/pointing', place: 'classroom' },
  { prompt: 'a samurai under cherry blossoms', subjects: 'samurai/holding', place: 'cherry garden' },
  {
    prompt: 'an astronaut riding a horse on mars',
    subjects: 'astronaut/riding, horse',
    relation: 'riding',
    place: 'mars',
  },
  {
    prompt: 'a boy with a kite in a field',
    subjects: 'boy/standing, kite',
    relation: 'beside',
    place: 'field',
  },
  {
    prompt: 'a crow on a gravestone at night in the fog',
    subjects: 'blackbird, gravestone',
    relation: 'on',
    air: 'night, fog',
  },
  { prompt: 'a shark under a boat', subjects: 'shark, boat', relation: 'under', place: 'waterline' },
  {
    prompt: 'a robot playing chess with a cat',
    subjects: 'robot/standing, cat/standing, chess-table',
    relation: 'beside',
  },
  { prompt: 'a tiny house in the forest', subjects: 'tiny-house', place: 'forest' },
  { prompt: 'a piggy bank on a table', subjects: 'piggy-bank, table', relation: 'on' },
  { prompt: 'a hedge maze', subjects: '', place: 'maze' },
  {
    prompt: 'a woman reading on a bench in the park',
    subjects: 'woman/reading, bench',
    relation: 'on',
    place: 'park',
  },
  { prompt: 'a chef cooking in a kitchen', subjects: 'chef/cooking', place: 'kitchen' },
  {
    prompt: 'a knight fighting a dragon in front of a castle',
    subjects: 'knight/fighting, dragon, castle',
    relation: 'facing',
    place: 'castle',
  },
  { prompt: 'an old man feeding pigeons', subjects: 'old man/holding, pigeon, pigeon', relation: 'facing' },
  {
    prompt: 'a monk meditating on a mountain top at sunset',
    subjects: 'monk/meditating',
    place: 'mountain top',
    air: 'sunset',
  },
  { prompt: 'a boxer in a boxing ring', subjects: 'boxer/fighting', place: 'boxing ring' },
  { prompt: 'a king on a throne', subjects: 'king/standing, throne', relation: 'on', place: 'throne room' },
  { prompt: 'a doctor in a hospital', subjects: 'doctor/standing', place: 'hospital' },
  {
    prompt: 'a soldier walking away in the rain',
    subjects: 'soldier/walking away',
    place: 'battlefield',
    air: 'rain',
  },
  {
    prompt: 'a couple dancing on the beach at sunset',
    subjects: 'couple/waltzing, couple/waltzing',
    relation: 'hugging',
    place: 'beach',
    air: 'sunset',
  },
  {
    prompt: 'a girl with a red umbrella in the rain',
    subjects: 'girl/standing, umbrella',
    relation: 'beside',
    air: 'rain',
  },
  {
    prompt: 'a man walking a dog on a city street at night',
    subjects: 'man/walking, dog',
    relation: 'leading',
    place: 'street',
    air: 'night',
  },
  {
    prompt: 'a child sleeping in bed',
    subjects: 'child/sleeping, bed',
    relation: 'inside',
    place: 'bedroom',
  },
  {
    prompt: 'a fox chasing a rabbit in the snow',
    subjects: 'running-fox, rabbit',
    relation: 'chasing',
    air: 'snow',
  },
  {
    prompt: 'a wolf howling at the moon',
    subjects: 'howling-wolf, full-moon',
    relation: 'facing',
  },
  { prompt: 'an elephant in a living room', subjects: 'elephant', place: 'living room' },
  { prompt: 'a cat sitting on a piano', subjects: 'sitting-cat, piano', relation: 'on' },
  {
    prompt: 'two soldiers on a battlefield',
    subjects: 'soldiers/walking, soldiers/walking',
    relation: 'beside',
    place: 'battlefield',
  },
  { prompt: 'a scientist in a laboratory', subjects: 'scientist/holding', place: 'laboratory' },
  { prompt: 'a lion in the savanna at sunset', subjects: 'lion', place: 'savanna', air: 'sunset' },
  { prompt: 'a ship in a storm', subjects: 'ship', air: 'storm' },
  { prompt: 'an octopus underwater', subjects: 'octopus', place: 'underwater' },
  { prompt: 'a train station in the fog', subjects: '', place: 'station', air: 'fog' },
  { prompt: 'a busy market', subjects: '', place: 'market', air: 'crowd' },
  { prompt: 'an empty stage with a spotlight', subjects: '', place: 'stage' },
  { prompt: 'a throne room', subjects: '', place: 'throne room' },
  { prompt: 'a library at night', subjects: '', place: 'library', air: 'night' },
  { prompt: 'a desert with a camel', subjects: 'camel', place: 'desert' },
  { prompt: 'a city at night in the rain', subjects: '', place: 'city at night', air: 'rain' },
  {
    prompt: 'a bear beside a tent in the forest',
    subjects: 'bear, tent',
    relation: 'beside',
    place: 'forest',
  },
  { prompt: 'a bee on a sunflower', subjects: 'honeybee, sunflower', relation: 'on' },
  { prompt: 'a stack of books on a desk', subjects: 'book-stack, table', relation: 'on' },
  {
    prompt: 'a cup of coffee on a table in a cafe',
    subjects: 'hot-beverage, table',
    relation: 'on',
    place: 'cafe',
  },
  { prompt: 'a hacker in a dark room', subjects: 'hacker/typing', place: 'dark room' },
  { prompt: 'a man praying in a church', subjects: 'man/praying', place: 'church' },
  {
    prompt: 'a cowboy riding a horse in the desert',
    subjects: 'cowboy/riding, horse',
    relation: 'riding',
    place: 'desert',
  },
  {
    prompt: 'a pirate with a treasure chest on the beach',
    subjects: 'pirate/standing, treasure-chest',
    relation: 'beside',
    place: 'beach',
  },
  { prompt: 'a wizard in a cave', subjects: 'wizard/standing', place: 'cave' },
  {
    prompt: 'a family in front of a house',
    subjects: 'family/standing, family/standing, family/standing, house',
    relation: 'beside',
  },
  { prompt: 'a man lifting weights in a gym', subjects: 'man/lifting', place: 'gym' },
  { prompt: 'a woman pointing at a mountain', subjects: 'woman/pointing', place: 'mountains' },
  { prompt: 'a philosopher in an ancient temple', subjects: 'philosopher/standing', place: 'temple' },
  { prompt: 'a gladiator in the arena', subjects: 'gladiator/standing', place: 'arena' },
  {
    prompt: 'a hiker watching the sunset from a cliff',
    subjects: 'hiker/watching',
    place: 'cliff',
    air: 'sunset',
  },
  { prompt: 'a businessman in an office', subjects: 'businessman/waiting', place: 'office' },
  {
    prompt: 'a penguin holding a balloon',
    subjects: 'penguin, balloon',
    relation: 'holding',
  },
  { prompt: 'a mouse facing an elephant', subjects: 'mouse, elephant', relation: 'facing' },
  { prompt: 'a lighthouse in a storm at night', subjects: 'lighthouse', air: 'storm, night' },
  { prompt: 'a red car on a country road', subjects: 'automobile', place: 'road' },
]
