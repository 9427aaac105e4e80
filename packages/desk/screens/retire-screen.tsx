import { useState } from "react";
import { retireStone } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { RemovalForm } from "./removal-form.tsx";

/** Takes a stone out, and says where its address leads from then on. */
export function RetireScreen({ stone, onSaved }: { stone: string; onSaved: () => void }) {
  const { words, overview } = useDesk();
  const [instead, setInstead] = useState("");
  const nameOf = (value: string) => overview.referred.stone.find((each) => each.value === value)?.label;
  const familyName = overview.referred.family.find(({ value }) => value === stone.split("/")[0])?.label;
  return (
    <RemovalForm
      title={nameOf(stone) ?? stone}
      backTo={`#/file/stones/${stone}.yaml`}
      heading={words.retire}
      hint={words.retireHint}
      button={words.retire}
      usedHint={words.retireUsed}
      isListed
      remove={(summary) => retireStone(stone, instead || undefined, summary)}
      leadsTo={instead ? nameOf(instead) : familyName}
      onSaved={onSaved}
    >
      <label className={controls.labelled}>
        {words.retireInstead}
        <select
          className={controls.input}
          value={instead}
          onChange={(event) => setInstead(event.target.value)}
        >
          <option value="">{words.retireFamily}</option>
          {overview.referred.stone
            .filter(({ value }) => value !== stone)
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </select>
      </label>
    </RemovalForm>
  );
}
