// A model by hand with the inputs and outputs of the timestamped Kokoro and none of its weights: it hums a tone, and
// gives each phoneme some frames. The tone follows the style, the frames the phoneme. Written as ONNX, field by field.

const float = 1
const int64 = 7

type Bytes = readonly number[]

/** Encodes the model. */
export function buildToneModel(): Uint8Array {
  return Uint8Array.from([
    ...number(1, 8),
    ...text(2, 'vivify tone'),
    ...message(7, buildGraph()),
    ...message(8, [...text(1, ''), ...number(2, 13)]),
  ])
}

function buildGraph(): Bytes {
  const nodes = [
    node('Cast', ['input_ids'], 'ids', [attribute('to', float)]),
    node('Mod', ['ids', 'five'], 'rest', [attribute('fmod', 1)]),
    node('Add', ['rest', 'three'], 'plain'),
    node('Div', ['plain', 'speed'], 'durations'),
    node('Round', ['durations'], 'rounded'),
    node('Max', ['rounded', 'one'], 'frames'),
    node('ReduceSum', ['frames'], 'total', [attribute('keepdims', 0)]),
    node('Mul', ['total', 'samplesPerFrame'], 'samples'),
    node('Range', ['zero', 'samples', 'one'], 'times'),
    node('ReduceMean', ['style'], 'pitch', [attribute('keepdims', 0)]),
    node('Mul', ['times', 'pitch'], 'phase'),
    node('Sin', ['phase'], 'sine'),
    node('Mul', ['sine', 'loudness'], 'quiet'),
    node('Unsqueeze', ['quiet', 'axes'], 'waveform'),
  ]
  const numbers = { zero: 0, one: 1, three: 3, five: 5, samplesPerFrame: 600, loudness: 0.3 }
  return [
    ...nodes.flatMap((bytes) => message(1, bytes)),
    ...text(2, 'tone'),
    ...Object.entries(numbers).flatMap(([name, value]) => message(5, scalar(name, value))),
    ...message(5, [...number(1, 1), ...number(2, int64), ...message(7, varint(0)), ...text(8, 'axes')]),
    ...message(11, describe('input_ids', int64, [1, 'length'])),
    ...message(11, describe('style', float, [1, 256])),
    ...message(11, describe('speed', float, [1])),
    ...message(12, describe('waveform', float, [1, 'samples'])),
    ...message(12, describe('durations', float, [1, 'length'])),
  ]
}

function node(type: string, inputs: readonly string[], output: string, attributes: readonly Bytes[] = []) {
  return [
    ...inputs.flatMap((input) => text(1, input)),
    ...text(2, output),
    ...text(4, type),
    ...attributes.flatMap((bytes) => message(5, bytes)),
  ]
}

/** A whole number. */
function attribute(name: string, value: number): Bytes {
  return [...text(1, name), ...number(3, value), ...number(20, 2)]
}

function scalar(name: string, value: number): Bytes {
  const raw = new Uint8Array(Float32Array.of(value).buffer)
  return [...number(2, float), ...text(8, name), ...message(9, [...raw])]
}

function describe(name: string, type: number, shape: readonly (number | string)[]): Bytes {
  const dims = shape.flatMap((dim) => message(1, typeof dim === 'number' ? number(1, dim) : text(2, dim)))
  return [...text(1, name), ...message(2, message(1, [...number(1, type), ...message(2, dims)]))]
}

function text(field: number, value: string): Bytes {
  return message(field, [...new TextEncoder().encode(value)])
}

function number(field: number, value: number): Bytes {
  return [...varint(field << 3), ...varint(value)]
}

function message(field: number, content: Bytes): Bytes {
  return [...varint((field << 3) | 2), ...varint(content.length), ...content]
}

function varint(value: number): Bytes {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))]
}
