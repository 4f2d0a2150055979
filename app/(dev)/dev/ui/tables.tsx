"use client";

import Ellipsis from "lucide-react/icons/ellipsis";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { buttonVariants } from "@/components/ui/button-variants";
import { Checkbox } from "@/components/ui/checkbox";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { Pagination } from "@/components/ui/pagination";
import { type SortDirection, SortHeader } from "@/components/ui/sort-header";
import { StateDot } from "@/components/ui/state-dot";
import { Table } from "@/components/ui/table";
import { Part } from "./part";

const PEOPLE = [
  { name: "Ines Morel", email: "ines@example.com", role: "Admin" },
  { name: "Tomas Okafor", email: "tomas@example.com", role: "User" },
  { name: "Lena Vogt", email: "lena@example.org", role: "User" },
];

export function Tables() {
  const [direction, setDirection] = useState<SortDirection>();
  const [page, setPage] = useState(6);

  return (
    <Part title="Table">
      <div>
        <Table label="Users">
          <thead>
            <tr>
              <th scope="col">
                <Checkbox mixed aria-label="Select all" />
              </th>
              <SortHeader direction={direction} onSort={setDirection}>
                Name
              </SortHeader>
              <th scope="col">Role</th>
              <th scope="col">State</th>
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {PEOPLE.map((person, index) => (
              <Person key={person.email} {...person} isChosen={index === 1} />
            ))}
          </tbody>
        </Table>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3.5 text-small text-muted">
          <span>76 to 90 of 172 users</span>
          <div className="ms-auto">
            <Pagination page={page} lastPage={12} onPage={setPage} />
          </div>
        </div>
      </div>
    </Part>
  );
}

function Person({ name, email, role, isChosen }: (typeof PEOPLE)[number] & { isChosen: boolean }) {
  return (
    <tr className={isChosen ? "on" : undefined}>
      <td className="k">
        <Checkbox aria-label={`Select ${name}`} defaultChecked={isChosen} />
      </td>
      <td className="k">
        <div className="flex items-center gap-2">
          <Avatar name={name} />
          <div className="grid gap-0.5">
            <span className="font-semibold">{name}</span>
            <span className="text-small text-muted">{email}</span>
          </div>
        </div>
      </td>
      <td>{role}</td>
      <td className="k2">
        <StateDot tone="success">Active</StateDot>
      </td>
      <td className="k end">
        <Menu
          entries={[
            { label: "Edit" },
            { label: "Send verification mail" },
            "line",
            { label: "Delete...", danger: true },
          ]}
        >
          {(trigger) => (
            <button
              {...trigger}
              className={buttonVariants({ variant: "ghost", size: "s", icon: true })}
              aria-label={`Actions for ${name}`}
            >
              <Icon of={Ellipsis} />
            </button>
          )}
        </Menu>
      </td>
    </tr>
  );
}
