"use client";

import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { CountBadge } from "@/components/ui/count-badge";
import { EmptyState } from "@/components/ui/empty-state";
import { Fold } from "@/components/ui/fold";
import { Note } from "@/components/ui/note";
import { PageSpinner } from "@/components/ui/page-spinner";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Skeleton } from "@/components/ui/skeleton";
import { StateDot } from "@/components/ui/state-dot";
import { Tabs } from "@/components/ui/tabs";
import { Tag } from "@/components/ui/tag";
import { CellGrid, Part } from "./part";

export function OtherComponents() {
  return (
    <>
      <Part title="Notes">
        <div className="grid content-start gap-2">
          <Note>A published site is a snapshot. Later edits show after the next publish.</Note>
          <Note tone="good">All 6 pages passed. Publish when you are ready.</Note>
          <Note tone="warn">
            kilnrow.example needs one more record.{" "}
            <a className="link" href="#main">
              See the records
            </a>
          </Note>
          <Note tone="bad">Payment failed on 18 November. Sites stay up until 2 December.</Note>
        </div>
      </Part>
      <Part title="Tabs, chips, tags">
        <Labels />
      </Part>
      <Part title="Avatar, progress, loading">
        <LoadingStates />
      </Part>
      <Part title="Empty states">
        <CellGrid>
          <EmptyState
            drawing="rings"
            title="No domains yet"
            text="Publish a site first, then point your own host name at it."
          >
            <Button>Add a domain</Button>
          </EmptyState>
          <EmptyState
            drawing="lens"
            title="There are no items matching your query"
            text='Nothing is called "potery".'
          />
        </CellGrid>
      </Part>
      <Part title="Folds, breadcrumb">
        <div className="grid content-start gap-4">
          <Breadcrumb
            label="Breadcrumb"
            trail={[
              { label: "Projects", href: "#a" },
              { label: "Walking club", href: "#b" },
            ]}
            currentPage="Pages"
          />
          <div>
            <Fold title="Can I use my own address?" group="faq" open>
              Yes. Add a DNS record for it, which we check every hour.
            </Fold>
            <Fold title="Where are the files?" group="faq">
              On your own disk.
            </Fold>
          </div>
        </div>
      </Part>
    </>
  );
}

function Labels() {
  return (
    <div className="grid content-start gap-4">
      <Tabs
        label="Project"
        tabs={[
          { value: "details", label: "Details", content: <p className="pt-3">What it is.</p> },
          { value: "sessions", label: "Sessions", count: 3, content: <p className="pt-3">Who is logged in.</p> },
          { value: "audit", label: "Audit", content: <p className="pt-3">What happened.</p> },
        ]}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Chip on>Role: Admin</Chip>
        <Chip>State</Chip>
        <Tag>6 pages</Tag>
        <Tag outlined>Draft</Tag>
        <StateDot tone="success">Published</StateDot>
        <StateDot tone="warning">Changes waiting</StateDot>
        <StateDot tone="danger">Failed</StateDot>
        <StateDot tone="off">Draft</StateDot>
        <CountBadge>{2}</CountBadge>
      </div>
    </div>
  );
}

function LoadingStates() {
  const [isLoading, setLoading] = useState(true);

  return (
    <CellGrid>
      <div className="flex items-center gap-2">
        <Avatar name="Ines Morel" size="l" />
        <Avatar name="Tomas Okafor" />
        <Avatar name="lena@example.org" size="s" />
      </div>
      <div className="grid content-start gap-2">
        <ProgressBar label="studio-film.mp4" value={64} tone="accent" />
        <ProgressBar label="scan-08.tif" value={31} tone="bad" />
        <ProgressBar label="Files" value={0.9} max={1} tone="warn" />
      </div>
      <div className="grid content-start gap-2" role="status" aria-label="Loading">
        <Skeleton className="h-21" />
        <Skeleton className="h-3 w-[60%]" />
        <Skeleton className="h-3 w-[38%]" />
      </div>
      <div>
        <PageSpinner isLoading={isLoading}>Here it is.</PageSpinner>
        <Button size="s" onClick={() => setLoading(!isLoading)}>
          Toggle loading
        </Button>
      </div>
    </CellGrid>
  );
}
