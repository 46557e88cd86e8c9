import * as v from 'valibot';
import { parse } from 'yaml';

const permissionsSchema = v.union([v.string(), v.record(v.string(), v.string())]);
const stepSchema = v.object({
  uses: v.optional(v.string()),
  run: v.optional(v.string()),
  with: v.optional(v.record(v.string(), v.unknown()), {}),
});
const jobSchema = v.object({
  uses: v.optional(v.string()),
  permissions: v.optional(permissionsSchema),
  'timeout-minutes': v.optional(v.number()),
  steps: v.optional(v.array(stepSchema), []),
});
const workflowSchema = v.object({
  permissions: v.optional(permissionsSchema),
  concurrency: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
  jobs: v.record(v.string(), jobSchema),
});

type Workflow = v.InferOutput<typeof workflowSchema>;
type Job = v.InferOutput<typeof jobSchema>;
type Step = v.InferOutput<typeof stepSchema>;

const isOf = (step: Step, action: string) => step.uses?.startsWith(`${action}@`) === true;

/** Whether a job may change something outside its run. */
function mayWrite({ permissions }: Job): boolean {
  return typeof permissions === 'string'
    ? permissions === 'write-all'
    : Object.values(permissions ?? {}).includes('write');
}

/**
 * Third-party actions are pinned to a commit, which cannot be moved, and name their version for people and update
 * tools.
 */
function findUnpinned(text: string): string[] {
  const used = [...text.matchAll(/^\s*(?:- )?uses:\s*(\S+)(.*)$/gm)];
  return used.flatMap(([, action = '', comment = '']) => {
    if (/^[.$]\//.test(action)) return [];
    if (!/@[0-9a-f]{40}$/.test(action)) return [`${action} is not pinned to a commit by its 40 digits.`];
    return /^ # v\d+\.\d+\.\d+$/.test(comment) ? [] : [`${action} does not name its version, as in # v1.2.3.`];
  });
}

function findFaultsOfStep(step: Step, isPublishing: boolean): string[] {
  const { run = '' } = step;
  const usesCache = 'cache' in step.with || step.with['package-manager-cache'] !== false;
  return [
    run.includes('${{') && 'uses an expression in a script: pass it through env.',
    // Without `--`, npx parses the next words as its own options.
    /\bnpx (?!--no -- )/.test(run) && 'calls npx without --no --: npx would download a missing package.',
    isOf(step, 'actions/checkout') &&
      step.with['persist-credentials'] !== false &&
      'checks out without persist-credentials: false.',
    isPublishing &&
      (isOf(step, 'actions/cache') || (isOf(step, 'actions/setup-node') && usesCache)) &&
      'may use a cache (package-manager-cache: false): other runs could put content into it that is then published.',
  ].filter((fault) => fault !== false);
}

function findFaultsOfJob(job: Job, isPublishing: boolean): string[] {
  return [
    ...(job.permissions === undefined ? ['does not set its permissions.'] : []),
    ...(job.uses === undefined && job['timeout-minutes'] === undefined ? ['has no timeout-minutes.'] : []),
    ...job.steps.flatMap((step) => findFaultsOfStep(step, isPublishing)),
  ];
}

function findFaultsOfWhole({ permissions, concurrency }: Workflow, isPublishing: boolean): string[] {
  const hasNone = typeof permissions === 'object' && Object.keys(permissions).length === 0;
  const group = typeof concurrency === 'string' ? { group: concurrency } : concurrency;
  return [
    !hasNone && 'The workflow does not remove all permissions first (permissions: {}).',
    isPublishing &&
      group?.['group'] === undefined &&
      'The workflow publishes without a concurrency group: two runs may race.',
    isPublishing &&
      group?.['cancel-in-progress'] === true &&
      'The workflow publishes, and a newer run may cancel it halfway.',
  ].filter((fault) => fault !== false);
}

/**
 * Finds security problems in a GitHub Actions workflow that a syntax check does not know. A workflow counts as
 * publishing if one of its jobs may write anything, its token included.
 * @param text of the file.
 * @returns a sentence for each fault.
 */
export function findWorkflowFaults(text: string): string[] {
  const workflow = v.parse(workflowSchema, parse(text));
  const isPublishing = Object.values(workflow.jobs).some(mayWrite);
  return [
    ...findUnpinned(text),
    ...findFaultsOfWhole(workflow, isPublishing),
    ...Object.entries(workflow.jobs).flatMap(([name, job]) =>
      findFaultsOfJob(job, isPublishing).map((fault) => `The job ${name} ${fault}`),
    ),
  ];
}
