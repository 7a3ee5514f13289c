/**
 * Kaiser window at `position`, which runs from -1 to 1 (0 outside). `beta` sets stop band against transition
 * width: 7 gives about 70 dB.
 */
export function weighKaiser(position: number, beta: number): number {
  const inside = 1 - position * position
  return inside < 0 ? 0 : sumBessel(beta * Math.sqrt(inside)) / sumBessel(beta)
}

/** sin(pi x) / (pi x), 1 at zero. */
export function evaluateSinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

/** Modified Bessel function of the first kind, order zero, by its power series. */
function sumBessel(x: number): number {
  let term = 1
  let sum = 1
  for (let index = 1; term > sum * 1e-12; index++) {
    term *= (x / (2 * index)) ** 2
    sum += term
  }
  return sum
}
