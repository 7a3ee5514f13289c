/** Singular and plural name of a unit. */
export type UnitName = readonly [one: string, many: string]

const plural = (one: string): UnitName => [one, `${one}s`]
const same = (name: string): UnitName => [name, name]

/** Units by their symbol; capitals matter (mg, MB, MHz). */
const units: Readonly<Record<string, UnitName>> = {
  km: plural('kilometer'),
  m: plural('meter'),
  cm: plural('centimeter'),
  mm: plural('millimeter'),
  nm: plural('nanometer'),
  mi: plural('mile'),
  ft: ['foot', 'feet'],
  in: ['inch', 'inches'],
  yd: plural('yard'),
  yds: plural('yard'),
  kg: plural('kilogram'),
  kgs: plural('kilogram'),
  g: plural('gram'),
  mg: plural('milligram'),
  mcg: plural('microgram'),
  lb: plural('pound'),
  lbs: plural('pound'),
  oz: plural('ounce'),
  l: plural('liter'),
  L: plural('liter'),
  ml: plural('milliliter'),
  mL: plural('milliliter'),
  cl: plural('centiliter'),
  gal: plural('gallon'),
  tsp: plural('teaspoon'),
  tbsp: plural('tablespoon'),
  h: plural('hour'),
  hr: plural('hour'),
  hrs: plural('hour'),
  min: plural('minute'),
  mins: plural('minute'),
  s: plural('second'),
  sec: plural('second'),
  secs: plural('second'),
  ms: plural('millisecond'),
  d: plural('day'),
  wk: plural('week'),
  wks: plural('week'),
  yr: plural('year'),
  yrs: plural('year'),
  KB: plural('kilobyte'),
  kB: plural('kilobyte'),
  MB: plural('megabyte'),
  GB: plural('gigabyte'),
  TB: plural('terabyte'),
  PB: plural('petabyte'),
  kbps: ['kilobit per second', 'kilobits per second'],
  Mbps: ['megabit per second', 'megabits per second'],
  Gbps: ['gigabit per second', 'gigabits per second'],
  Hz: same('hertz'),
  kHz: same('kilohertz'),
  MHz: same('megahertz'),
  GHz: same('gigahertz'),
  W: plural('watt'),
  kW: plural('kilowatt'),
  MW: plural('megawatt'),
  GW: plural('gigawatt'),
  Wh: ['watt hour', 'watt hours'],
  kWh: ['kilowatt hour', 'kilowatt hours'],
  mAh: ['milliamp hour', 'milliamp hours'],
  V: plural('volt'),
  kcal: plural('calorie'),
  cal: plural('calorie'),
  kJ: plural('kilojoule'),
  dB: plural('decibel'),
  psi: same('pee ess eye'),
  hp: same('horsepower'),
  px: plural('pixel'),
  fps: ['frame per second', 'frames per second'],
  rpm: same('are pee em'),
  bpm: ['beat per minute', 'beats per minute'],
  mph: ['mile per hour', 'miles per hour'],
  kph: ['kilometer per hour', 'kilometers per hour'],
  kmh: ['kilometer per hour', 'kilometers per hour'],
  ha: plural('hectare'),
  pts: plural('point'),
  sqft: ['square foot', 'square feet'],
  '°': ['degree', 'degrees'],
  '°C': ['degree celsius', 'degrees celsius'],
  '°F': ['degree fahrenheit', 'degrees fahrenheit'],
  '%': same('percent'),
}

const squares: Readonly<Record<string, string>> = { '2': 'square', '3': 'cubic' }

/** These are everyday words too, so they count as units only when attached to the number. */
const attachedOnly: ReadonlySet<string> = new Set(['in', 'd', 'h', 's', 'ha', 'cal'])

/**
 * Finds a unit by its symbol: plain ("kg"), per another ("km/h"), squared ("m^2"), in any case where that is
 * unambiguous ("KM"). undefined when the symbol is unknown.
 */
export function findUnit(symbol: string): UnitName | undefined {
  const power = symbol.match(/^([a-z]+)\^([23])$/i)
  if (power) {
    const unit = findUnit(power[1]!)
    const prefix = squares[power[2]!]
    return unit && [`${prefix} ${unit[0]}`, `${prefix} ${unit[1]}`]
  }
  const [above, below, ...rest] = symbol.split('/')
  if (below !== undefined) {
    const first = findUnit(above!)
    const second = findUnit(below)
    if (!first || rest.length > 0) return undefined
    const per = second?.[0] ?? (/^[a-z]{3,}$/.test(below) ? below : undefined)
    return per === undefined ? undefined : [`${first[0]} per ${per}`, `${first[1]} per ${per}`]
  }
  if (Object.hasOwn(units, symbol)) return units[symbol]
  const lower = symbol.toLowerCase()
  return symbol.length > 1 && Object.hasOwn(units, lower) ? units[lower] : undefined
}

/** Finds a unit that is separated from its number, as in "10 km". */
export function findSeparateUnit(symbol: string): UnitName | undefined {
  return attachedOnly.has(symbol) ? undefined : findUnit(symbol)
}
