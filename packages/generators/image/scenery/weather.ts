// Finds the weather and the time of day in the words of a prompt, whatever the place: "a castle on a cliff in the
// rain".

export type Weather = 'storm' | 'rain' | 'snow'
export type Hour = 'night' | 'sunset' | 'sunrise' | 'day'

const weatherWords: Readonly<Record<Weather, readonly string[]>> = {
  storm: ['storm', 'stormy', 'thunderstorm', 'thunder', 'lightning', 'hurricane'],
  rain: ['rain', 'rainy', 'raining', 'monsoon'],
  snow: ['snow', 'snowy', 'snowing', 'snowfall', 'blizzard'],
}

const hourWords: Readonly<Record<Hour, readonly string[]>> = {
  night: ['night', 'midnight', 'moonlight', 'moonlit', 'dark'],
  sunset: ['sunset', 'dusk', 'evening'],
  sunrise: ['sunrise', 'dawn', 'morning'],
  day: ['day', 'daytime', 'daylight', 'noon', 'midday'],
}

/** The weather that the words name; the most extreme one wins. */
export function readWeather(words: readonly string[]): Weather | undefined {
  return (['storm', 'rain', 'snow'] as const).find((weather) =>
    weatherWords[weather].some((word) => words.includes(word)),
  )
}

/** The time of day that the words name; night wins over dusk and dawn, and these over the day. */
export function readHour(words: readonly string[]): Hour | undefined {
  return (['night', 'sunset', 'sunrise', 'day'] as const).find((hour) =>
    hourWords[hour].some((word) => words.includes(word)),
  )
}
