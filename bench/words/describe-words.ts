import { budgets, formatVerdict, verdictHeader } from '../measure/gates.ts'
import { describeMachine } from '../measure/machine.ts'
import { formatSpread, median } from '../measure/statistics.ts'
import { percentile } from '../server/stopwatch.ts'
import type { ArticleCost, CrowdCost } from './measure-articles.ts'
import type { TopicCost } from './measure-topics.ts'

export interface WordsFindings {
  topics: TopicCost
  single: ArticleCost
  crowd: CrowdCost
  loadBefore: number
}

export function describeWords({ topics, single, crowd, loadBefore }: WordsFindings): string {
  const all = [...crowd.times.values()].flat()
  const [first = 0, ...later] = single.seconds
  const [firstTopic = 0, ...laterTopics] = topics.seconds
  const verdicts = [
    formatVerdict(Math.max(...topics.seconds), budgets.topic, 'the slowest, with the start of processes'),
    formatVerdict(median(later), budgets.article, 'process warm'),
    formatVerdict(
      percentile(all, 0.99),
      budgets.requestTime,
      `${crowd.articles} articles and ${crowd.videos} videos at once`,
    ),
  ]
  return `## Words

Articles by the built-in engine, ordered over HTTP from three sources: the guide, the decision records and the page about security;
PGlite, one process.

| | |
|---|---|
| first script about a topic, which starts two processes | ${firstTopic.toFixed(2)} s |
| later scripts, each about a new topic | ${formatSpread(laterTopics, 2)} s |
| calls to Wikipedia and Wikidata for each, one after another, answered after ${topics.answerMs} ms | ${formatSpread(topics.calls, 0)} |
| words of the articles, of 1,500 wanted | ${formatSpread(single.words, 0)} |
| first article, which starts the writer’s process | ${first.toFixed(2)} s |
| later articles, from the order to the finished text | ${formatSpread(later, 2)} s |
| ${crowd.articles} articles while ${crowd.videos} videos render | ${crowd.seconds.toFixed(1)} s |
| ${all.length} light requests meanwhile | middle ${median(all).toFixed(1)} ms, p99 ${percentile(all, 0.99).toFixed(1)} ms, slowest ${Math.max(...all).toFixed(1)} ms |

${verdictHeader}
${verdicts.join('\n')}

- Machine: ${describeMachine()} Load average at the start: ${loadBefore.toFixed(1)}; above about 0.5, distrust the times.`
}
