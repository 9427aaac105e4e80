import type { ComponentProps } from "react";
import type { FileChoices, Replayed } from "../history/history.ts";
import type { Published } from "../history/publish.ts";
import { ConflictPanel } from "./conflict-panel.tsx";
import { Fault } from "./fault.tsx";
import { ProblemList } from "./problem-list.tsx";

type Props = {
  answer: Published | Replayed | undefined;
  fault: string | undefined;
  onChosen: (choices: FileChoices) => void;
} & Pick<ComponentProps<typeof ConflictPanel>, "title" | "names">;

/** Why changes could not be merged: the mistakes that would follow, or the conflicts. */
export function ReplayAnswer({ answer, fault, title, names, onChosen }: Props) {
  return (
    <>
      <Fault words={fault} />
      {answer?.state === "problems" && <ProblemList problems={answer.problems} />}
      {answer?.state === "conflicts" && (
        <ConflictPanel conflicts={answer.conflicts} title={title} names={names} onChosen={onChosen} />
      )}
    </>
  );
}
