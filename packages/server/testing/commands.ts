import { fork } from "node:child_process";
import { once } from "node:events";
import { faultOf, run } from "../enquiries.ts";
import { ENVIRONMENT, type Ended } from "./program.ts";

type Call = { args: string[]; variables: Record<string, string> };

/**
 * Runs `npm run enquiries` again and again in one process, as a start takes longer than most commands.
 * @param environment of the process; the variables of each command are given with it
 */
export function startCommands(environment: Record<string, string>) {
  const child = fork(import.meta.filename, { env: { ...ENVIRONMENT, ...environment }, execArgv: [] });
  return {
    async command(args: string[], variables: Record<string, string>): Promise<Ended> {
      child.send({ args, variables });
      const [ended] = await once(child, "message");
      return ended;
    },
    end: () => child.disconnect(),
  };
}

if (import.meta.main)
  process.on("message", async ({ args, variables }: Call) => {
    const ended = await run(args, variables).then(
      (printed) => ({ code: 0, stdout: String(printed), stderr: "" }),
      (error) => ({ code: 1, stdout: "", stderr: `${faultOf(error)}\n` }),
    );
    process.send?.(ended);
  });
