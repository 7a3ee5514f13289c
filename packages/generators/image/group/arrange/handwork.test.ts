import { describe, expect, test } from 'vitest'
import type { Member } from '../item.ts'
import { seeGroupOf } from '../../../node/testing-group.ts'

const middle = ({ left, right }: Member): number => (left + right) / 2

describe('work with the hands', () => {
  test('what is chopped lies on its board, the board on a table, and nobody stands on either', async () => {
    const { of, missing } = await seeGroupOf('a chef chopping carrots on a wooden board')
    const [chef, board, table] = [of('chef')[0]!, of('wooden board')[0]!, of('table')[0]!]
    expect(missing).toEqual([])
    expect(board.bottom).toBeLessThan(table.top + 8)
    for (const carrot of of('carrots')) expect(carrot.bottom).toBeLessThan(board.bottom)
    expect(chef.bottom).toBeCloseTo(table.bottom, -1)
  })

  test('juggled balls are in the air around the head', async () => {
    const { of } = await seeGroupOf('a clown juggling three balls')
    const [clown] = of('clown')
    const balls = of('balls')
    expect(balls).toHaveLength(3)
    for (const ball of balls) expect(ball.bottom).toBeLessThan((clown!.top + clown!.bottom) / 2)
    expect(Math.min(...balls.map(middle))).toBeLessThan(middle(clown!))
    expect(Math.max(...balls.map(middle))).toBeGreaterThan(middle(clown!))
  })

  test('a juggler of whom no text says what is thrown has balls, too', async () => {
    const { of } = await seeGroupOf('a man juggling')
    expect(of('juggled balls')[0]!.top).toBeLessThan(of('man')[0]!.top)
  })

  test('what is poured is over the cup that it is poured into', async () => {
    const { of, missing } = await seeGroupOf('a barista pouring coffee into a cup')
    const [pot, cup] = [of('pouring pot')[0]!, of('cup')[0]!]
    expect(missing).toEqual([])
    expect(pot.top).toBeLessThan(cup.top)
    expect(pot.right).toBeGreaterThan(cup.left)
    expect(of('coffee')).toEqual([])
  })

  test('who is served stands on the other side of the table', async () => {
    const { of } = await seeGroupOf('a mother pouring milk into a glass for her son')
    expect(middle(of('son')[0]!)).toBeGreaterThan(of('table')[0]!.right)
  })
})
