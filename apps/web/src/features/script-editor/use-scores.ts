// How well the scenes hold a viewer, asked when typing has paused.

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Project } from '@vivify/contract/project'
import { useEffect, useState } from 'react'
import { scriptScoreQuery } from '../../api/script-tools.ts'

const scorePauseMs = 700

/** Scores by scene; those of before are shown until the new ones are there. */
export function useScores(document: Project) {
  const settled = useSettled(document, scorePauseMs)
  const { data } = useQuery({ ...scriptScoreQuery(settled), placeholderData: keepPreviousData })
  return {
    scores: new Map(data?.scenes.map((scene) => [scene.sceneId, scene])),
    hookAlternatives: data?.hookAlternatives ?? [],
  }
}

/** A value when it has not changed for a while; at once the first time. */
function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
